import type { SignalRule } from '@/contracts/ratings/method';
import { STRAIGHT, SUBTRACTING } from './constants';
import { Figure } from './Signal.styles';

const WIDTH = 76;
const HEIGHT = 26;
const RADIUS = 2;

type Rows = SignalRule['scale'];
const y = (points: number): number => HEIGHT - 2 - points * (HEIGHT - 5);

/** Rows that have a place on an axis, one list a curve. */
function curvesOf(scale: Rows): Rows[] {
  const placed = scale.filter(({ at }) => at !== undefined);
  return [...new Set(placed.map(({ curve }) => curve))].map((curve) =>
    placed.filter((row) => row.curve === curve),
  );
}

function Curve({ rows }: { rows: Rows }) {
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

function Steps({ rows, lost }: { rows: Rows; lost: boolean }) {
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
export function SignalFigure({ signal: { id, scale } }: { signal: SignalRule }) {
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
