import styled from 'styled-components';
import { scoreBand } from '@/lib/format/band';
import { PALETTE } from '@/styles/tokens';
import { color } from '@/styles/theme';
import { copy } from './copy';

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-size: 13px;
  color: ${color.ink2};
  .aaa {
    fill: ${PALETTE.bands.aaa};
  }
  .aa {
    fill: ${PALETTE.bands.aa};
  }
  .a {
    fill: ${PALETTE.bands.a};
  }
  .bbb {
    fill: ${PALETTE.bands.bbb};
  }
  .bb {
    fill: ${PALETTE.bands.bb};
  }
  .b {
    fill: ${PALETTE.bands.b};
  }
  .c {
    fill: ${PALETTE.bands.c};
  }
`;

/** The letter that the score alone would give; nothing if unknown. */
export function Band({ score }: { score: number | null }) {
  if (score === null) return null;
  const band = scoreBand(score);
  return (
    <Mark>
      <svg className={band} width="12" height="13" viewBox="0 0 12 13" aria-hidden="true">
        <path d="M0 0h12L6 13z" />
      </svg>
      {copy.band(band.toUpperCase())}
    </Mark>
  );
}
