import styled from 'styled-components';
import { scoreBand } from '@/lib/format/band';
import { PALETTE } from '@/styles/tokens';
import { color } from '@/styles/theme';

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
  .aaa {
    background: ${PALETTE.bands.aaa};
  }
  .aa {
    background: ${PALETTE.bands.aa};
  }
  .a {
    background: ${PALETTE.bands.a};
  }
  .bbb {
    background: ${PALETTE.bands.bbb};
  }
  .bb {
    background: ${PALETTE.bands.bb};
  }
  .b {
    background: ${PALETTE.bands.b};
  }
  .c {
    background: ${PALETTE.bands.c};
  }
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
