import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { wholeShares } from '@/lib/format/shares';
import { color } from '@/styles/theme';
import { copy } from './copy';

/** One element a row: a list has a hundred. */
const Bar = styled.span`
  display: block;
  max-width: 100%;
  border: 1px solid ${color.control};
  border-radius: 2px;
  print-color-adjust: exact;
  forced-color-adjust: none;
  --solid: ${color.ink};
  --stripe: ${color.ink3};
  --gap: ${color.surface};
  --gone: ${color.lost};
  background:
    linear-gradient(90deg, var(--solid) var(--proven), transparent 0),
    linear-gradient(90deg, transparent var(--possible), var(--gone) 0),
    repeating-linear-gradient(135deg, var(--stripe) 0 1px, var(--gap) 1px 4px);
  &.page {
    height: 14px;
  }
  &.row {
    width: 150px;
    height: 9px;
  }
  &.search {
    width: 80px;
    height: 6px;
  }
  @media (forced-colors: active) {
    --solid: CanvasText;
    --stripe: CanvasText;
    --gap: Canvas;
    --gone: Canvas;
    border-color: CanvasText;
  }
`;

export type RulerSize = 'page' | 'row' | 'search';

interface RulerProps {
  /** Null before the first rating: all is unknown. */
  score: number | null;
  possible: number | null;
  size: RulerSize;
}

/** "Proven 64, lost 21, unknown 15". */
export const rulerWords = (score: number | null, possible: number | null): string =>
  score === null || possible === null ? copy.noShares : copy.shares(wholeShares(score, possible));

/** Solid is proven, hatched unknown, pale red lost. */
export function Ruler({ score, possible, size }: RulerProps) {
  const words = rulerWords(score, possible);
  const ends = {
    '--proven': `${score ?? 0}%`,
    '--possible': `${possible ?? 100}%`,
  } as CSSProperties;
  return <Bar className={size} role="img" aria-label={words} title={words} style={ends} />;
}
