import type { Rating } from '../rating';

export interface Freshness {
  asOf: string | null;
  staleAfter: string | null;
}

/** By the signals in force. What had run out before the rating is no part of it. */
export function freshnessOf(rating: Rating | null): Freshness {
  if (rating === null) return { asOf: null, staleAfter: null };
  const { state, categories, inForce, ratedAt } = rating;
  const ends = categories
    .flatMap(({ signals }) => signals)
    .filter(({ id }) => state === 'rated' && inForce.includes(id))
    .flatMap(({ validUntil }) => validUntil ?? [])
    .filter((end) => end > ratedAt);
  return { asOf: ratedAt, staleAfter: ends.sort()[0] ?? null };
}
