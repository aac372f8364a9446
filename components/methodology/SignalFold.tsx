import type { SignalRule } from '@/contracts/ratings/method';
import { signalAnchor, SUBTRACTING } from './constants';
import { copy } from './copy';
import { Fold } from './Signal.styles';
import { SignalFigure } from './SignalFigure';

const Rows = ({ signal: { id, scale } }: { signal: SignalRule }) => {
  const lost = SUBTRACTING.includes(id);
  return (
    <ul className="rows">
      {scale.map((row) => (
        <li key={row.id}>
          <span>{row.when}</span>
          <i className={lost ? 'lost' : undefined} style={{ width: `${row.points * 64}px` }} />
          <b>{lost ? copy.signals.minus(row.points) : copy.signals.points(row.points)}</b>
        </li>
      ))}
    </ul>
  );
};

interface SignalFoldProps {
  signal: SignalRule;
  /** "10.5" of the score's hundred; of a profile's own, its name. */
  share: string;
  /** "30% of Code". */
  weight: string;
  hollow?: boolean;
}

/** Its picture and weight; open, what it asks and each step with its points. */
export function SignalFold({ signal, share, weight, hollow = false }: SignalFoldProps) {
  const { need, improvement } = signal;
  return (
    <Fold className={hollow ? 'hollow' : undefined}>
      <summary>
        <h4>{signal.name}</h4>
        <small>{share}</small>
        <SignalFigure signal={signal} />
      </summary>
      <div id={signalAnchor(signal.id)}>
        <p>
          <b>{weight}.</b> {signal.what} {signal.why}
        </p>
        <Rows signal={signal} />
        <dl>
          <dt>{copy.signals.reading}</dt>
          <dd>{signal.reading}</dd>
          {need && (
            <>
              <dt>{copy.signals.need}</dt>
              <dd>{need}</dd>
            </>
          )}
          {improvement && (
            <>
              <dt>{copy.signals.improvement}</dt>
              <dd>{improvement}</dd>
            </>
          )}
        </dl>
      </div>
    </Fold>
  );
}
