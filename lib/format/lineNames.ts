import type { LineId } from '@/contracts/rating';

/** Words for the six lines; apart from labels.ts, because the house chart is in the first load of every page. */
export const LINE_NAMES: Record<LineId, string> = {
  code: 'Code',
  governance: 'Governance',
  operations: 'Operations',
  transparency: 'Transparency',
  market: 'Market',
  community: 'Community',
};
