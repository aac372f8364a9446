import type { ProjectDetail } from '@/contracts/projects';

/** In page order; the id is the anchor. */
const SECTIONS = [
  { id: 'summary', label: 'Summary' },
  { id: 'rating', label: 'Proof' },
  { id: 'audits', label: 'Audits' },
  { id: 'on-chain', label: 'On-chain' },
  { id: 'governance', label: 'Governance' },
  { id: 'market', label: 'Market' },
  { id: 'community', label: 'Community' },
  { id: 'incidents', label: 'Incidents' },
  { id: 'history', label: 'History' },
] as const;
export type SectionLink = (typeof SECTIONS)[number];
export type SectionId = SectionLink['id'];

/** Context has a section only where a source for it is in force. */
export function listSections({ rating }: Pick<ProjectDetail, 'rating'>): readonly SectionLink[] {
  return SECTIONS.filter(({ id }) => {
    if (id === 'rating') return rating !== null;
    if (id !== 'market' && id !== 'community') return true;
    return rating?.context.some((context) => context.id === id && context.score !== null) ?? false;
  });
}

export const RAISES_SHOWN = 4;
export const MISSING_SHOWN = 5;
export const HISTORY_SHOWN = 8;

export const signalAnchor = (id: string): string => `signal-${id}`;
export const categoryAnchor = (id: string): string => `category-${id}`;
