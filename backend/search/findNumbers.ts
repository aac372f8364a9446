import type { Keyword } from './keyword';
import { FUZZY_BELOW, FUZZY_MAX_MATCHES, SEARCH_MAX_MATCHES } from './limits';

/** Each list is in the order of results. */
export interface Lists {
  /** Exact ticker, exact name, name prefix, word prefix. */
  beginning(whole: string): number[][];
  /** Projects where each word begins some word. */
  phrase(words: readonly string[]): number[];
  /** By edits. */
  near(keyword: string): number[][];
}

export type Words = Pick<Keyword, 'whole' | 'words'>;

/**
 * Order: exact ticker, exact name, name prefix, word prefix, then every word of a phrase. With
 * fewer than FUZZY_BELOW matches, adds names one or two edits away. A phrase without a match is
 * retried with its first word.
 */
export function findNumbers(lists: Lists, { whole, words }: Words): number[] {
  const found = new Set(whole === '' ? [] : lists.beginning(whole).flat());
  if (words.length > 1) for (const number of lists.phrase(words)) found.add(number);
  const few = found.size < FUZZY_BELOW;
  if (few) for (const number of lists.near(whole).flat()) found.add(number);
  const [first = ''] = words;
  if (found.size === 0 && words.length > 1 && first.length > 2)
    return findNumbers(lists, { whole: first, words: [first] });
  return [...found].slice(0, few ? FUZZY_MAX_MATCHES : SEARCH_MAX_MATCHES);
}

export interface Window {
  skip: number;
  take: number;
}
