import { Badge, badgeWords, Ruler } from '@/components/ui';
import { percent, score as shown } from '@/lib/format/numbers';
import { copy } from './copy';
import { listLosses, type Rating } from './method';

const LOSSES = 6;

const Gates = ({ gates }: Pick<Rating, 'gates'>) => (
  <>
    <h4>{copy.gates}</h4>
    {gates.length === 0 ? (
      <p>{copy.noGates}</p>
    ) : (
      <ul>
        {gates.map(({ gate, reason, cap }) => (
          <li key={`${gate} ${reason}`}>
            {reason} <b>{cap === null ? copy.noRating : copy.cap(cap)}</b>
          </li>
        ))}
      </ul>
    )}
  </>
);

function Losses({ rating }: { rating: Rating }) {
  return (
    <>
      <h4>{copy.losses}</h4>
      <ul>
        {listLosses(rating)
          .slice(0, LOSSES)
          .map(({ signalId, name, lost, unknown }) => (
            <li key={signalId}>
              {name}:{' '}
              {[
                ...(lost > 0 ? [copy.lost(lost)] : []),
                ...(unknown > 0 ? [copy.unknown(unknown)] : []),
              ].join(', ')}
            </li>
          ))}
      </ul>
    </>
  );
}

const inWords = (rating: Rating): string => `${shown(rating.score)}, ${badgeWords(rating)}`;

export function Result({ rating, before }: { rating: Rating; before: Rating }) {
  const { score, possible, known, state, letter, possibleLetter, letterBefore } = rating;
  const changed = inWords(rating) !== inWords(before);
  return (
    <section className="result" aria-label={copy.result}>
      <p className="figure" role="status">
        <em>{shown(score)}</em>
        <Badge
          state={state}
          letter={letter}
          possibleLetter={possibleLetter}
          letterBefore={letterBefore}
        />
        {changed && <small>{copy.changed(inWords(before))}</small>}
      </p>
      <Ruler score={score} possible={possible} size="page" />
      <p>{copy.shares(score.toFixed(1), possible.toFixed(1), percent(known))}</p>
      <Gates gates={rating.gates} />
      <Losses rating={rating} />
    </section>
  );
}
