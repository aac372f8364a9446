const UNITS: readonly [number, string][] = [
  [1e12, 'T'],
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'K'],
];

/**
 * US dollars in at most three digits: $950, $69.3M, $624M. Cut, not rounded: $999,999 is $999K, so
 * that no figure seems to reach a threshold it misses.
 */
export function formatMoney(usd: number): string {
  const [size, unit] = UNITS.find(([least]) => usd >= least) ?? [1, ''];
  // In whole dollars: 1.1 × 10 is not 11 in floating point.
  const tenths = Math.floor(usd / (size / 10));
  return `$${size > 1 && tenths < 1000 ? tenths / 10 : Math.floor(usd / size)}${unit}`;
}
