import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../db/store';
import { HEAVY_PREFIX, SEARCH_MAX_MATCHES } from './limits';
import { searchablesByRank } from './searchables';
import { KIND, searchWordsOf, type SearchWord } from './searchWords';
import { invalidateCaches } from './shortCache';

/** Words read at once while counting. */
const PAGE = 20_000;
/** Rows of search_prefix_top written at once. */
const WRITE = 200;

/** Ids of one beginning, in the order in which projects come by: rated ones before the others, names before other words. */
type Top = Record<'ratedName' | 'name' | 'ratedWord' | 'word', string[]>;
const emptyTop = (): Top => ({ ratedName: [], name: [], ratedWord: [], word: [] });
const idsOf = (top: Top): string[] =>
  [...top.ratedName, ...top.name, ...top.ratedWord, ...top.word].slice(0, SEARCH_MAX_MATCHES);

/**
 * Beginnings that more than HEAVY_PREFIX rows share. The words arrive sorted, so the counts of one word's own beginnings are all
 * that is in memory.
 */
async function listHeavyPrefixes(db: Database): Promise<string[]> {
  const heavy: string[] = [];
  const counts: number[] = [];
  let current: string[] = [];
  const close = (length: number) => {
    for (let i = length; i < current.length; i += 1) {
      if ((counts[i] ?? 0) > HEAVY_PREFIX) heavy.push(current.slice(0, i + 1).join(''));
      counts[i] = 0;
    }
  };
  for (let after = ''; ;) {
    const rows = await rowsOf<{ word: string; n: number }>(
      db,
      sql`
      select word, count(*) as n from search_words where word > ${after} group by word order by word limit ${PAGE}`,
    );
    for (const { word, n } of rows) {
      const letters = Array.from(word);
      const shared = letters.findIndex((letter, i) => letter !== current[i]);
      close(shared === -1 ? letters.length : shared);
      current = letters;
      for (let i = 0; i < letters.length; i += 1) counts[i] = (counts[i] ?? 0) + n;
    }
    if (rows.length < PAGE) break;
    after = rows[rows.length - 1]?.word ?? '';
  }
  close(0);
  return heavy;
}

/** Beginnings of a project's words, and whether the name itself begins so. Heavy ones are closed under shortening: stop at the first other. */
function prefixesOf(
  words: readonly SearchWord[],
  tops: ReadonlyMap<string, Top>,
): Map<string, boolean> {
  const found = new Map<string, boolean>();
  for (const { word, kind } of words) {
    let prefix = '';
    for (const letter of word) {
      prefix += letter;
      if (!tops.has(prefix)) break;
      if (kind === KIND.name || !found.has(prefix)) found.set(prefix, kind === KIND.name);
    }
  }
  return found;
}

async function writeTops(db: Database, tops: ReadonlyMap<string, Top>): Promise<void> {
  const all = [...tops];
  for (let start = 0; start < all.length; start += WRITE) {
    const batch = all
      .slice(start, start + WRITE)
      .map(([prefix, top]) => ({ prefix, ids: idsOf(top).join(',') }));
    // An array of arrays can't be sent where their lengths differ; ids are slugs, without commas.
    await db.execute(sql`
      insert into search_prefix_top as t (prefix, ids)
      select n.prefix, string_to_array(n.ids, ',') from unnest(
        ${sql.param(batch.map((row) => row.prefix))}::text[], ${sql.param(batch.map((row) => row.ids))}::text[]
      ) n(prefix, ids)
      on conflict (prefix) do update set ids = excluded.ids where t.ids is distinct from excluded.ids`);
  }
  await db.execute(
    sql`delete from search_prefix_top where prefix <> all(${sql.param([...tops.keys()])}::text[])`,
  );
}

/**
 * Lays out anew the best projects of every beginning that many share. To be called whenever ranks have changed (rateProjects does):
 * everything else that search reads looks the rank up where it stands. Memory is bounded by the number of such beginnings, not of projects.
 */
export async function refreshRanks(db: Database): Promise<void> {
  const tops = new Map<string, Top>(
    (await listHeavyPrefixes(db)).map((prefix) => [prefix, emptyTop()]),
  );
  if (tops.size > 0) {
    for await (const page of searchablesByRank(db)) {
      for (const project of page) {
        for (const [prefix, isName] of prefixesOf(searchWordsOf(project), tops)) {
          const top = tops.get(prefix);
          const list =
            top?.[
              isName ? (project.rated ? 'ratedName' : 'name') : project.rated ? 'ratedWord' : 'word'
            ];
          if (list && list.length < SEARCH_MAX_MATCHES) list.push(project.id);
        }
      }
    }
  }
  await writeTops(db, tops);
  invalidateCaches();
}

/** Lays out anew those of the given words' beginnings that are in search_prefix_top; for a handful of projects that changed. */
export async function refreshPrefixes(db: Database, words: Iterable<string>): Promise<void> {
  const prefixes = new Set<string>();
  for (const word of words) {
    let prefix = '';
    for (const letter of word) prefixes.add((prefix += letter));
  }
  await db.execute(sql`
    update search_prefix_top set ids = search_scan(prefix, ${SEARCH_MAX_MATCHES}, null)
    where prefix = any(${sql.param([...prefixes])}::text[])`);
  invalidateCaches();
}
