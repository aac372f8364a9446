import type { PublicMethod } from '@/contracts/ratings/method';
import { copy } from './copy';
import { Part } from './Part';
import { toTiles, type Tile } from './treemap';
import { weighSignals, type WeighedCategory } from './weigh';
import { WeightsPicture } from './Weights.styles';

/** px of one percent of the score. */
const PERCENT = 3.7;
const WIDTH = 358;
const HEAD = 22;
const GAP = 8;
const INSET = 8;
const BASELINE = 4;

const words = (categories: readonly WeighedCategory[]): string =>
  categories
    .map(({ name, weight, signals }) =>
      copy.weights.words(
        name,
        weight,
        signals.map(({ signal, share }) => `${signal.name} ${share}`).join(', '),
      ),
    )
    .join(' ');

const SignalTile = ({ tile: { signal, share, x, y, width, height } }: { tile: Tile }) => (
  <g>
    <rect x={x} y={y} width={width} height={height} />
    <text x={x + INSET} y={y + height / 2 + BASELINE}>
      {signal.name} <tspan className="n">{share}</tspan>
    </text>
  </g>
);

function Area({ category, top }: { category: WeighedCategory; top: number }) {
  const { name, weight, signals } = category;
  const area = { y: top + HEAD, width: WIDTH, height: weight * PERCENT };
  return (
    <g>
      <rect className="head" x={0} y={top} width={WIDTH} height={HEAD} />
      <text className="on" x={INSET} y={top + HEAD / 2 + BASELINE}>
        {name} {weight}
      </text>
      {toTiles(signals, area).map((tile) => (
        <SignalTile key={tile.signal.id} tile={tile} />
      ))}
    </g>
  );
}

export function WeightsPart({ method }: { method: PublicMethod }) {
  const categories = weighSignals(method);
  const heightOf = ({ weight }: WeighedCategory): number => HEAD + weight * PERCENT + GAP;
  const tops = categories.map((_, at) =>
    categories.slice(0, at).reduce((sum, category) => sum + heightOf(category), 1),
  );
  const height = categories.reduce((sum, category) => sum + heightOf(category), 0);
  return (
    <Part id="weights">
      <p>{copy.weights.lead}</p>
      <WeightsPicture role="img" aria-label={words(categories)} viewBox={`0 0 ${WIDTH} ${height}`}>
        {categories.map((category, at) => (
          <Area key={category.id} category={category} top={tops[at]!} />
        ))}
      </WeightsPicture>
    </Part>
  );
}
