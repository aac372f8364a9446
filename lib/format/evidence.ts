import type { Evidence } from '@/contracts/ratings/rating';
import { day, dayOrMonth } from './dates';
import { count } from './numbers';

type Dated = Pick<Evidence, 'tier' | 'statedAt' | 'precision' | 'readAt' | 'how' | 'block'>;

/**
 * For when a source says so: "as of block 23,841,007, 13 Aug 2026", "document of Sep 2024", "no date
 * of its own, read 25 Nov 2026". What was typed is never called checked.
 */
export function statedWords({ tier, statedAt, precision, readAt, how, block }: Dated): string {
  if (statedAt === null) return `no date of its own, read ${day(readAt)}`;
  const at = dayOrMonth(statedAt.slice(0, 10), precision);
  if (block !== null) return `as of block ${count(block)}, ${at}`;
  return tier === 'P0' || how === 'machine' ? `as of ${at}` : `document of ${at}`;
}
