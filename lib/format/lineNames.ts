import type { LineId } from '@/contracts/ratings/rating';

/** Not in labels.ts: every page loads these. */
export const LINE_NAMES: Record<LineId, string> = {
  code: 'Code',
  governance: 'Governance',
  operations: 'Operations',
  transparency: 'Transparency',
  market: 'Market',
  community: 'Community',
};
