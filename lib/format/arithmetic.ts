/** A score's calculation from published figures, so that readers can redo it. */

export interface Term {
  weight: number;
  value: number;
}

export function toTerms<Item extends { weight: number }>(
  items: readonly Item[],
  getValue: (item: Item) => number | null,
): Term[] {
  return items.flatMap((item) => {
    const value = getValue(item);
    return value === null ? [] : [{ weight: item.weight, value }];
  });
}

/** Weights have at most two decimals. */
const totalWeight = (terms: readonly Term[]): number =>
  Math.round(terms.reduce((sum, term) => sum + term.weight, 0) * 100) / 100;

/**
 * Σ weight × value ÷ Σ weight, rounded half up to one decimal; null without terms.
 * @param scale 100 for points 0..1, 1 for scores 0..100
 */
export function weightedMean(terms: readonly Term[], scale: 1 | 100): number | null {
  if (terms.length === 0) return null;
  // Points have four decimals, scores one: integers keep the rounding exact.
  const unit = scale === 100 ? 10_000 : 10;
  const sum = terms.reduce((total, term) => total + term.weight * Math.round(term.value * unit), 0);
  const tenths = (sum * scale * 10) / (unit * totalWeight(terms));
  return Math.floor(Number(tenths.toFixed(6)) + 0.5) / 10;
}

/** "(30 × 0.88 + 25 × 0.81) ÷ 55 × 100"; empty without terms. */
export function sumText(terms: readonly Term[], scale: 1 | 100): string {
  if (terms.length === 0) return '';
  const write = (value: number) => (scale === 100 ? String(value) : value.toFixed(1));
  const products = terms.map((term) => `${term.weight} × ${write(term.value)}`).join(' + ');
  return `(${products}) ÷ ${totalWeight(terms)}${scale === 100 ? ' × 100' : ''}`;
}
