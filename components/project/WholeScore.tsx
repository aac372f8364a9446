import type { Rating } from '@/contracts/rating';
import { sumText, toTerms } from '@/lib/format/arithmetic';
import { routes } from '@/lib/routes';
import { copy } from './copy';
import { CategoryPanel } from './SignalTable.styles';

function Gates({ gates }: { gates: Rating['gates'] }) {
  if (gates.length === 0) return null;
  return (
    <>
      <dt>{copy.gates}</dt>
      <dd>
        <ul>
          {gates.map((gate) => (
            <li key={gate.gate}>
              {gate.reason} ({copy.gateCap(gate.cap)})
            </li>
          ))}
        </ul>
      </dd>
    </>
  );
}

export function WholeScore({ rating }: { rating: Rating }) {
  const terms = toTerms(rating.categories, (category) => category.score);
  const [low, high] = rating.range;
  return (
    <CategoryPanel>
      <div className="head">
        <h3>{copy.whole}</h3>
      </div>
      <div className="sum">
        {rating.score === null ? (
          <p>{copy.wholeNone}</p>
        ) : (
          <>
            <p>{copy.wholeWords}</p>
            <p className="line">
              {sumText(terms, 1)} = <b>{rating.score.toFixed(1)}</b>
            </p>
            <p>{copy.rangeWords(low.toFixed(1), high.toFixed(1))}</p>
          </>
        )}
        <dl>
          <Gates gates={rating.gates} />
          <dt>{copy.hash}</dt>
          <dd className="mono">{rating.factsHash}</dd>
        </dl>
        <a href={routes.ratingJson(rating.projectId)}>{copy.openData}</a>
        <a href={routes.methodology}>{copy.howComputed}</a>
      </div>
    </CategoryPanel>
  );
}
