/**
 * In whole numbers: points in ten-thousandths, scores in tenths. Rounding is exact (half up), so
 * anyone can check it by hand.
 */

/** A null value is unknown and left out of the average. */
export interface Weighted {
  weight: number;
  value: number | null;
}

/** n / d rounded half up, exact for whole n ≥ 0 and d > 0. */
export const divideRounded = (n: number, d: number): number => Math.floor((2 * n + d) / (2 * d));

/** Points 0..1 to four decimals. */
export const roundPoints = (points: number): number =>
  Math.round(Math.min(1, Math.max(0, points)) * 10_000) / 10_000;

export const roundTenth = (score: number): number => Math.round(score * 10) / 10;

/** Skips null values; `unit` turns values into whole numbers. */
function sums(items: Weighted[], unit: number): { weight: number; total: number } {
  let weight = 0;
  let total = 0;
  for (const item of items) {
    if (item.value === null) continue;
    weight += item.weight;
    total += item.weight * Math.round(item.value * unit);
  }
  return { weight, total };
}

/** 100 · Σ w·points / Σ w to one decimal; null when nothing is known. */
export function categoryScore(signals: Weighted[]): number | null {
  const { weight, total } = sums(signals, 10_000);
  return weight === 0 ? null : divideRounded(total, weight * 10) / 10;
}

/** Σ W·category / Σ W to one decimal; null when no category has a score. */
export function securityScore(categories: Weighted[]): number | null {
  const { weight, total } = sums(categories, 10);
  return weight === 0 ? null : divideRounded(total, weight) / 10;
}

/** A share 0..1 to four decimals; 0 when `whole` is 0. */
export const toShare = (part: number, whole: number): number =>
  whole === 0 ? 0 : divideRounded(part * 10_000, whole) / 10_000;
