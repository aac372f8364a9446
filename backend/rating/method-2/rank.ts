import { compare } from '../compare';
import { METHOD_2_0 } from './blueprint';
import type { Rating } from './types';

export interface Ranked {
  name: string;
  rating: Pick<Rating, 'projectId' | 'state' | 'letter' | 'score' | 'known'>;
}

export const isRanked = ({ rating }: Ranked): boolean => rating.state === 'rated';

/** Lowercases ASCII only, which every database and language does alike. */
const folded = (name: string): string => name.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** From the best, C last. */
const placeOf = ({ rating: { letter } }: Ranked): number =>
  METHOD_2_0.letters.findIndex((rule) => rule.letter === letter);

/** The rated by letter, score, what is known, and name; the others after them, by name. */
export function compareForRank(a: Ranked, b: Ranked): number {
  const ranked = compare(Number(isRanked(b)), Number(isRanked(a)));
  if (ranked !== 0) return ranked;
  const byName =
    compare(folded(a.name), folded(b.name)) ||
    compare(a.name, b.name) ||
    compare(a.rating.projectId, b.rating.projectId);
  if (!isRanked(a)) return byName;
  return (
    compare(placeOf(a), placeOf(b)) ||
    compare(b.rating.score, a.rating.score) ||
    compare(b.rating.known, a.rating.known) ||
    byName
  );
}

/** Ranks in the given order; equal letters with equal whole numbers share one. Null for what is not rated. */
export function shareRanks(sorted: Ranked[]): (number | null)[] {
  let rank = 0;
  let shown: string | null = null;
  return sorted.map((item, index) => {
    if (!isRanked(item)) return null;
    const whole = `${item.rating.letter} ${Math.floor(item.rating.score)}`;
    if (whole !== shown) rank = index + 1;
    shown = whole;
    return rank;
  });
}
