/** In page order; the id is the anchor. */
export const SECTIONS = [
  { id: 'rating', label: 'Rating' },
  { id: 'audits', label: 'Audits' },
  { id: 'on-chain', label: 'On-chain' },
  { id: 'governance', label: 'Governance' },
  { id: 'market', label: 'Market' },
  { id: 'community', label: 'Community' },
  { id: 'incidents', label: 'Incidents' },
  { id: 'history', label: 'History' },
] as const;
export type SectionId = (typeof SECTIONS)[number]['id'];

export const RAISES_SHOWN = 4;
export const HISTORY_SHOWN = 8;

export const signalAnchor = (id: string): string => `signal-${id}`;
export const categoryAnchor = (id: string): string => `category-${id}`;
