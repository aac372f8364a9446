import { useId } from 'react';
import styled from 'styled-components';
import { color, font } from '@/styles/theme';
import { copy } from './copy';
import type { Flow } from './funds/flow';
import { layoutFlow, WIDTH } from './funds/layoutFlow';

const Svg = styled.svg`
  display: block;
  width: 100%;
  max-width: ${WIDTH * 1.15}px;
  height: auto;
  .trunk {
    fill: ${color.brass};
  }
  .strand {
    fill: none;
    stroke: ${color.brass};
  }
  .strand.open {
    stroke-dasharray: 5 4;
  }
  .rest {
    fill: none;
    stroke: ${color.brass};
    stroke-dasharray: 2 4;
  }
  .node {
    stroke: ${color.ink};
    stroke-width: 3;
  }
  text {
    fill: ${color.ink};
    font: 600 14px/1 ${font.ui};
  }
  .note {
    fill: ${color.ink2};
    font-weight: 400;
    font-size: 12.5px;
  }
  .mono {
    font-family: ${font.mono};
    font-size: 13px;
  }
`;

/** A flow of funds as a drawing: widths are amounts. The table beside it says the same (FlowTable). */
export function FlowGraph({ flow }: { flow: Flow }) {
  const id = useId();
  const { height, trunk, rest, strands, labelX } = layoutFlow(flow);
  const pointOf = (pointId: string) => flow.points.find((point) => point.id === pointId)!;
  const [first] = flow.hops;
  if (!first) return null;
  const [source, holder] = [pointOf(first.from), pointOf(first.to)];
  const beside = trunk.x + trunk.width + 16;
  return (
    <Svg viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-labelledby={`${id}-title ${id}-desc`}>
      <title id={`${id}-title`}>{flow.title}</title>
      <desc id={`${id}-desc`}>{flow.description}</desc>
      <rect
        className="trunk"
        x={trunk.x}
        y={trunk.top}
        width={trunk.width}
        height={trunk.node - trunk.top}
      />
      <text x={beside} y={24}>
        {source.name}
      </text>
      <text className="note" x={beside} y={41}>
        {source.note}
      </text>
      <text className="note" x={beside} y={58}>
        {first.amount}
      </text>
      {strands.map(({ hop, d, width, open }) => (
        <path key={hop.to} className={open ? 'strand open' : 'strand'} d={d} strokeWidth={width} />
      ))}
      <rect
        className="rest"
        x={rest.x}
        y={rest.top}
        width={rest.width}
        height={rest.bottom - rest.top}
      />
      <text className="note" x={rest.x} y={height - 10}>
        {copy.rest}
      </text>
      <path className="node" d={`M${trunk.x - 8} ${trunk.node}h${trunk.width + 16}`} />
      <text className="mono" x={beside} y={trunk.node}>
        {holder.name}
      </text>
      <text className="note" x={beside} y={trunk.node + 17}>
        {holder.note}
      </text>
      {strands.map(({ hop, y }) => (
        <g key={hop.to}>
          <text x={labelX} y={y - 4}>
            {pointOf(hop.to).name}: {hop.amount}
          </text>
          <text className="note" x={labelX} y={y + 14}>
            {pointOf(hop.to).note}
          </text>
        </g>
      ))}
    </Svg>
  );
}
