/** The order of ranked projects, method 1.0: score, then coverage, then name. */
import { compare } from './evidence';
import type { Rating } from './types';

export interface Ranked {
  name: string;
  rating: Pick<Rating, 'projectId' | 'score' | 'coverage' | 'provisional' | 'status'>;
}

/** Only active projects with a score that is not provisional have a rank; the others' rank is N/A. */
export const isRanked = ({ rating }: Ranked): boolean =>
  rating.status === 'active' && !rating.provisional && rating.score !== null;

/** Without the case of ASCII letters: what every database and language does alike. */
const folded = (name: string): string => name.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * A comparator for sort: ranked projects first, by score down, coverage down, name up (ASCII letters without case), id up.
 * Projects without a rank come last, by name.
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
