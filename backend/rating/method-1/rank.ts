/** Rank order of method 1.0. */
import { compare } from '../compare';
import type { Rating } from './types';

export interface Ranked {
  name: string;
  rating: Pick<Rating, 'projectId' | 'score' | 'coverage' | 'provisional' | 'status'>;
}

export const isRanked = ({ rating }: Ranked): boolean =>
  rating.status === 'active' && !rating.provisional && rating.score !== null;

/** Lowercases ASCII only, which every database and language does alike. */
const folded = (name: string): string => name.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * Ranked projects by score and coverage (descending), name (ASCII case folded), id; then the others
 * by name.
 */
export function compareForRank(a: Ranked, b: Ranked): number {
  const ranked = compare(Number(isRanked(b)), Number(isRanked(a)));
  if (ranked !== 0) return ranked;
  const byName =
    compare(folded(a.name), folded(b.name)) ||
    compare(a.name, b.name) ||
    compare(a.rating.projectId, b.rating.projectId);
  if (!isRanked(a)) return byName;
  return (
    compare(b.rating.score ?? 0, a.rating.score ?? 0) ||
    compare(b.rating.coverage, a.rating.coverage) ||
    byName
  );
}
