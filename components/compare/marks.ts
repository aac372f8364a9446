import type { ComparedRow } from './types';

export const differs = ({ cells }: Pick<ComparedRow, 'cells'>): boolean =>
  new Set(cells.map(({ text }) => text)).size > 1;

export type Extreme = 'highest' | 'lowest' | undefined;

/** Of numbers that are all known to differ; what is not a number takes no part. */
export function extremes({ cells }: Pick<ComparedRow, 'cells'>): Extreme[] {
  const numbers = cells.flatMap(({ number }) => (typeof number === 'number' ? [number] : []));
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return cells.map(({ number }) => {
    if (numbers.length < 2 || least === most || typeof number !== 'number') return undefined;
    if (number === most) return 'highest';
    return number === least ? 'lowest' : undefined;
  });
}
