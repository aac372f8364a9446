import { useId } from 'react';
import { copy } from './copy';
import { Svg } from './FlowGraph.styles';
import type { Flow, FlowPoint } from './funds/flow';
import { layoutFlow, WIDTH, type Drawing } from './funds/layoutFlow';

const GAP = 16;

interface TrunkProps {
  trunk: Drawing['trunk'];
  source: FlowPoint;
  amount: string;
}

function Trunk({ trunk, source, amount }: TrunkProps) {
  const beside = trunk.x + trunk.width + GAP;
  return (
    <>
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
        {amount}
      </text>
    </>
  );
}

function Rest({ rest, height }: Pick<Drawing, 'rest' | 'height'>) {
  return (
    <>
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
    </>
  );
}

function Holder({ trunk, holder }: { trunk: Drawing['trunk']; holder: FlowPoint }) {
  const beside = trunk.x + trunk.width + GAP;
  return (
    <>
      <path className="node" d={`M${trunk.x - 8} ${trunk.node}h${trunk.width + 16}`} />
      <text className="mono" x={beside} y={trunk.node}>
        {holder.name}
      </text>
      <text className="note" x={beside} y={trunk.node + 17}>
        {holder.note}
      </text>
    </>
  );
}

/** Widths are amounts. FlowTable says the same in words. */
export function FlowGraph({ flow }: { flow: Flow }) {
  const id = useId();
  const { height, trunk, rest, strands, labelX } = layoutFlow(flow);
  const getPoint = (pointId: string) => flow.points.find((point) => point.id === pointId)!;
  const [first] = flow.hops;
  if (!first) return null;
  return (
    <Svg viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-labelledby={`${id}-title ${id}-desc`}>
      <title id={`${id}-title`}>{flow.title}</title>
      <desc id={`${id}-desc`}>{flow.description}</desc>
      <Trunk trunk={trunk} source={getPoint(first.from)} amount={first.amount} />
      {strands.map(({ hop, d, width, open }) => (
        <path key={hop.to} className={open ? 'strand open' : 'strand'} d={d} strokeWidth={width} />
      ))}
      <Rest rest={rest} height={height} />
      <Holder trunk={trunk} holder={getPoint(first.to)} />
      {strands.map(({ hop, y }) => (
        <g key={hop.to}>
          <text x={labelX} y={y - 4}>
            {getPoint(hop.to).name}: {hop.amount}
          </text>
          <text className="note" x={labelX} y={y + 14}>
            {getPoint(hop.to).note}
          </text>
        </g>
      ))}
    </Svg>
  );
}
