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
  /** Id of the project of which it is a token. */
  issuerOf(number: number): string | undefined;
  numberOf(id: string): number | undefined;
}

/** A token of a project stands under it, unless it is in `exact`. */
function fold(lists: Lists, found: Iterable<number>, exact: ReadonlySet<number>): Set<number> {
  const folded = new Set<number>();
  for (const number of found) {
    const issuer = exact.has(number) ? undefined : lists.issuerOf(number);
    folded.add((issuer !== undefined ? lists.numberOf(issuer) : undefined) ?? number);
  }
  return folded;
}

export type Words = Pick<Keyword, 'whole' | 'words'>;

/**
 * Order: exact ticker, exact name, name prefix, word prefix, then every word of a phrase. With
 * fewer than FUZZY_BELOW matches, adds names one or two edits away. A phrase without a match is
 * retried with its first word. Tokens of a project are folded under it, unless their ticker or name
 * is what was asked for.
 */
export function findNumbers(lists: Lists, { whole, words }: Words): number[] {
  const [ticker = [], name = [], ...begun] = whole === '' ? [] : lists.beginning(whole);
  const exact = new Set([...ticker, ...name]);
  const found = new Set([...exact, ...begun.flat()]);
  if (words.length > 1) for (const number of lists.phrase(words)) found.add(number);
  const few = found.size < FUZZY_BELOW;
  if (few) for (const number of lists.near(whole).flat()) found.add(number);
  const [first = ''] = words;
  if (found.size === 0 && words.length > 1 && first.length > 2)
    return findNumbers(lists, { whole: first, words: [first] });
  return [...fold(lists, found, exact)].slice(0, few ? FUZZY_MAX_MATCHES : SEARCH_MAX_MATCHES);
}

export interface Window {
  skip: number;
  take: number;
}
