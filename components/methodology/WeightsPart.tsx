import type { PublicMethod } from '@/contracts/method';
import { copy } from './copy';
import { Part } from './Part';
import { weighSignals, type WeighedCategory } from './weigh';
import { WeightsPicture } from './Weights.styles';

/** px of one percent of the score, high enough for a line of text at three. */
const PERCENT = 5.6;
const WIDTH = 340;
const HEAD = 104;
const GAP = 6;
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

function Area({ category, top }: { category: WeighedCategory; top: number }) {
  const height = category.weight * PERCENT;
  const heights = category.signals.map(({ share }) => share * PERCENT);
  const tops = heights.map(
    (_, at) => top + heights.slice(0, at).reduce((sum, one) => sum + one, 0),
  );
  return (
    <g>
      <rect className="head" x={0} y={top} width={HEAD - 2} height={height} />
      <text className="on" x={10} y={top + 22}>
        {category.name}
      </text>
      <text className="on big" x={10} y={top + 46}>
        {category.weight}
      </text>
      {category.signals.map(({ signal, share }, at) => {
        const middle = tops[at]! + heights[at]! / 2 + BASELINE;
        return (
          <g key={signal.id}>
            <rect x={HEAD} y={tops[at]} width={WIDTH - HEAD} height={heights[at]} />
            <text x={HEAD + 10} y={middle}>
              {signal.name}
            </text>
            <text className="n" x={WIDTH - 10} y={middle}>
              {share}
            </text>
          </g>
        );
      })}
    </g>
  );
}

export function WeightsPart({ method }: { method: PublicMethod }) {
  const categories = weighSignals(method);
  const tops = categories.map((_, at) =>
    categories.slice(0, at).reduce((sum, { weight }) => sum + weight * PERCENT + GAP, 1),
  );
  const height = categories.reduce((sum, { weight }) => sum + weight * PERCENT + GAP, 2);
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
