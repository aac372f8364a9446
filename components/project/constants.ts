import type { ProjectDetail } from '@/contracts/projects/projects';
import type { ContextCategory } from '@/contracts/ratings/rating';

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

/** Context of which a source says something. */
export const knownContext = (
  { rating }: Pick<ProjectDetail, 'rating'>,
  id: ContextCategory['id'],
): ContextCategory | undefined =>
  rating?.context.find(
    (context) =>
      context.id === id &&
      context.score !== null &&
      (context.possible ?? 100) - context.score < 100,
  );

export const listSections = (project: Pick<ProjectDetail, 'rating'>): readonly SectionLink[] =>
  SECTIONS.filter(({ id }) => {
    if (id === 'rating') return project.rating !== null;
    if (id !== 'market' && id !== 'community') return true;
    return knownContext(project, id) !== undefined;
  });

export const RAISES_SHOWN = 2;
export const ADDRESSES_SHOWN = 3;
export const MISSING_SHOWN = 4;
export const HISTORY_SHOWN = 8;

export const signalAnchor = (id: string): string => `signal-${id}`;
export const categoryAnchor = (id: string): string => `category-${id}`;
