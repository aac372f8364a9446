import type { SignalRule } from '@/contracts/ratings/method';
import { signalAnchor, STRAIGHT, SUBTRACTING } from './constants';
import { copy } from './copy';
import { Figure, Fold } from './Signal.styles';

const WIDTH = 76;
const HEIGHT = 26;
const RADIUS = 2;

type Scale = SignalRule['scale'];
const y = (points: number): number => HEIGHT - 2 - points * (HEIGHT - 5);

/** Rows that have a place on an axis, one list a curve. */
function curvesOf(scale: Scale): Scale[] {
  const placed = scale.filter(({ at }) => at !== undefined);
  return [...new Set(placed.map(({ curve }) => curve))].map((curve) =>
    placed.filter((row) => row.curve === curve),
  );
}

function Curve({ rows }: { rows: Scale }) {
  const most = Math.max(...rows.map(({ at = 0 }) => at), Number.MIN_VALUE);
  const x = (at: number) => RADIUS + (at / most) * (WIDTH - 2 * RADIUS);
  const points = rows.map(({ at = 0, points: earned }) => `${x(at)},${y(earned)}`);
  return (
    <>
      <polyline points={points.join(' ')} />
      {rows.map(({ id, at = 0, points: earned }) => (
        <circle key={id} cx={x(at)} cy={y(earned)} r={RADIUS} />
      ))}
    </>
  );
}

function Steps({ rows, lost }: { rows: Scale; lost: boolean }) {
  const width = WIDTH / rows.length;
  return rows.map(({ id, points }, at) => (
    <rect
      key={id}
      className={lost ? 'lost' : undefined}
      x={at * width}
      y={lost ? 2 : y(points)}
      width={Math.max(2, width - 2)}
      height={Math.max(1, HEIGHT - 2 - y(points))}
    />
  ));
}

/** The shape of a signal's scale; its rows are listed with it. */
function SignalFigure({ signal: { id, scale } }: { signal: SignalRule }) {
  return (
    <Figure width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {STRAIGHT.includes(id) ? (
        curvesOf(scale).map((rows) => <Curve key={rows[0]?.id} rows={rows} />)
      ) : (
        <Steps rows={scale} lost={SUBTRACTING.includes(id)} />
      )}
    </Figure>
  );
}

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
