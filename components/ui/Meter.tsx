import styled from 'styled-components';
import { scoreBand } from '@/lib/format/band';
import { PALETTE } from '@/styles/tokens';
import { color, ofBands } from '@/styles/theme';

const Track = styled.span`
  display: block;
  height: 6px;
  border-radius: 3px;
  background: ${color.sunk};
  overflow: hidden;
  min-width: 48px;
  &.unknown {
    background: repeating-linear-gradient(90deg, ${color.line} 0 4px, transparent 4px 8px);
    height: 2px;
    margin: 2px 0;
  }
  span {
    display: block;
    height: 100%;
    border-radius: 3px;
  }
  ${ofBands((band) => `background: ${PALETTE.bands[band]};`)}
`;

/** A bar for 0..1, dashed if unknown. Decoration: the number stands beside it. */
export function Meter({ points }: { points: number | null }) {
  if (points === null) return <Track className="unknown" aria-hidden="true" />;
  return (
    <Track aria-hidden="true">
      <span className={scoreBand(points * 100)} style={{ width: `${Math.round(points * 100)}%` }} />
    </Track>
  );
}
