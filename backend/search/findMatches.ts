import { sql } from 'drizzle-orm';
import type { SearchResult } from '../../contracts/projects';
import { rowsOf, type Database } from '../db/store';
import type { Keyword } from './keyword';
import { FUZZY_BELOW, FUZZY_MAX_MATCHES, NEAR_WORDS, SEARCH_MAX_MATCHES } from './limits';
import { editDistance, editsAllowed, remaindersOfKeyword } from './typos';

export interface Window {
  skip: number;
  take: number;
}
/** One page of what was found, and how much there is in all (at most SEARCH_MAX_MATCHES). */
export interface Matches {
  items: SearchResult[];
  total: number;
}

/** `ids` only where there are candidates for a mistyped keyword. */
interface Found extends Matches {
  ids: string[];
  candidates: string[];
}

function findExact(db: Database, keyword: Keyword, { skip, take }: Window): Promise<Found[]> {
  const array = (values: readonly string[]) => sql`${sql.param(values)}::text[]`;
  return rowsOf<Found>(
    db,
    sql`
    select total, items, ids, candidates from search_projects(
      ${keyword.whole}, ${array(keyword.words)}, ${keyword.caip}::text, ${keyword.address}::text,
      ${array(remaindersOfKeyword(keyword.whole))}, ${skip}::int, ${take}::int, ${SEARCH_MAX_MATCHES}::int, ${FUZZY_BELOW}::int)`,
  );
}

/**
 * Candidates that are near enough, nearest first, with their distance; a first letter is seldom mistyped. The keyword itself was already
 * looked for.
 */
function nearby(keyword: string, candidates: readonly string[]): { word: string; edits: number }[] {
  const sameStart = (word: string) => Number(word.charAt(0) === keyword.charAt(0));
  return candidates
    .map((word) => ({ word, edits: editDistance(keyword, word, editsAllowed(keyword, word)) }))
    .filter(({ word, edits }) => edits > 0 && edits <= editsAllowed(keyword, word))
    .sort((a, b) => a.edits - b.edits || sameStart(b.word) - sameStart(a.word))
    .slice(0, NEAR_WORDS);
}

/**
 * Projects for a keyword: by address or CAIP id; else exact ticker, exact name, beginning of the name, of a word, and with fewer than
 * FUZZY_BELOW of those, names one or two edits away. A phrase of which nothing fits whole is tried by its first word, which names lead with.
 */
export async function findMatches(
  db: Database,
  keyword: Keyword,
  window: Window,
): Promise<Matches> {
  const [found] = await findExact(db, keyword, window);
  if (!found) return { items: [], total: 0 };
  const near = nearby(keyword.whole, found.candidates);
  if (near.length > 0) {
    const [fuzzy] = await rowsOf<Matches>(
      db,
      sql`
      select total, items from search_fuzzy(${sql.param(found.ids)}::text[], ${sql.param(near.map((item) => item.word))}::text[],
        ${sql.param(near.map((item) => item.edits))}::int[], ${window.skip}::int, ${window.take}::int, ${FUZZY_MAX_MATCHES}::int)`,
    );
    if (fuzzy && fuzzy.total > 0) return fuzzy;
  }
  const [first = ''] = keyword.words;
  if (found.total === 0 && keyword.words.length > 1 && first.length > 2) {
    return findMatches(
      db,
      { ...keyword, whole: first, words: [first], caip: null, address: null },
      window,
    );
  }
  return { items: found.items, total: found.total };
}
