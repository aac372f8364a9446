/** Points 0..1 as 0..100, at most one decimal. */
export const pointsOf = (points: number): string => String(Math.round(points * 1000) / 10);

/** "70", "60–100", "unknown": what is proven, and what is possible. */
export function pointsWords(proven: number, possible: number): string {
  if (proven === 0 && possible === 1) return 'unknown';
  const [from, to] = [pointsOf(proven), pointsOf(possible)];
  return from === to ? from : `${from}–${to}`;
}
