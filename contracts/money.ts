const UNITS: readonly [number, string][] = [
  [1e12, 'T'],
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'K'],
];

/**
 * US dollars in short, wherever this product prints money: $950, $69.3M, $624M, $1.4B.
 * Three digits at most, one of them a decimal, and cut, never rounded up: a figure must not seem
 * to reach a threshold of the method that it misses ($999,999 is $999K, not $1M).
 */
export function formatMoney(usd: number): string {
  const [size, unit] = UNITS.find(([least]) => usd >= least) ?? [1, ''];
  // Tenths are counted in whole dollars: 1.1 × 10 is not 11 in floating point.
  const tenths = Math.floor(usd / (size / 10));
  return `$${size > 1 && tenths < 1000 ? tenths / 10 : Math.floor(usd / size)}${unit}`;
}
