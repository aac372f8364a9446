import type { Rating } from '@/contracts/ratings/rating';
import { sumText, toTerms } from '@/lib/format/arithmetic';
import { routes } from '@/lib/routes';
import { copy } from '../copy';
import { CategoryPanel } from '../rating/SignalTable.styles';

function Gates({ gates }: { gates: Rating['gates'] }) {
  if (gates.length === 0) return null;
  return (
    <>
      <dt>{copy.gates}</dt>
      <dd>
        <ul>
          {gates.map(({ gate, reason, cap }) => (
            <li key={`${gate} ${reason}`}>
              {reason} ({cap === null ? copy.gateOpen : copy.gateCap(cap)})
            </li>
          ))}
        </ul>
      </dd>
    </>
  );
}

export function WholeScore({ rating }: { rating: Rating }) {
  const { score, possible, categories } = rating;
  return (
    <CategoryPanel>
      <details data-fold>
        <summary className="head">
          <h3>{copy.whole}</h3>
        </summary>
        <div className="sum">
          <p>{copy.wholeWords}</p>
          <p className="line">
            {sumText(
              toTerms(categories, (category) => category.score),
              1,
            )}{' '}
            = <b>{score.toFixed(1)}</b>
          </p>
          <p>{copy.arithmeticPossible}</p>
          <p className="line">
            {sumText(
              toTerms(categories, (category) => category.possible),
              1,
            )}{' '}
            = <b>{possible.toFixed(1)}</b>
          </p>
          <p>{copy.threeParts(score, rating.lost, rating.unknown)}</p>
          <dl>
            <Gates gates={rating.gates} />
            <dt>{copy.hash}</dt>
            <dd className="mono">{rating.factsHash}</dd>
          </dl>
          <a href={`?at=${rating.ratedAt.slice(0, 10)}#cite`} rel="nofollow">
            {copy.cite}
          </a>
        </div>
      </details>
      <div className="sum">
        <a href={routes.ratingJson(rating.projectId, rating.ratedAt)}>{copy.openData}</a>
        <a href={routes.methodology}>{copy.howComputed}</a>
      </div>
    </CategoryPanel>
  );
}
