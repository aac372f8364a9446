import { is, sql } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { takeLock } from '../db/advisoryLocks';
import { rowsOf, type Database } from '../db/store';
import { REFRESH_BATCH } from './limits';
import { refreshPrefixes, refreshRanks } from './refreshRanks';
import { idPages, listSearchables, packed } from './searchables';
import { searchWordsOf, typoWordsOf, type Searchable } from './searchWords';
import { invalidateCaches } from './shortCache';
import { remaindersOfWord } from './typos';

/** Raised when fold, words or remainders change their rule: a store that was built by an older one is rebuilt at start. */
const INDEX_VERSION = 1;
/** Key in `meta` of the version that the store was built by. */
const META_KEY = 'search-index';
/** Up to so many projects, the shared beginnings they touch are laid out one by one; more, and all of them anew. */
const FEW = 50;

async function writeWords(
  tx: Database,
  ids: readonly string[],
  projects: readonly Searchable[],
): Promise<string[]> {
  const rows = projects.flatMap((project) =>
    searchWordsOf(project).map((row) => ({ ...row, id: project.id })),
  );
  rows.sort((a, b) => (a.word < b.word ? -1 : Number(a.word > b.word)));
  const given = sql`unnest(
    ${packed(rows.map((row) => row.word))}, ${packed(rows.map((row) => row.kind))}::smallint[], ${packed(rows.map((row) => row.id))})`;
  // Only what differs is written: an import that changes nothing leaves the tables as they are. A first one has nothing to compare.
  const [known] = await rowsOf(
    tx,
    sql`select 1 from search_words where project_id = any(${sql.param(ids)}::text[]) limit 1`,
  );
  const gone = known
    ? await rowsOf<{ word: string }>(
        tx,
        sql`
    delete from search_words w where w.project_id = any(${sql.param(ids)}::text[]) and not exists (
      select 1 from ${given} n(word, kind, id) where n.word = w.word and n.kind = w.kind and n.id = w.project_id
    ) returning w.word`,
      )
    : [];
  await tx.execute(
    sql`insert into search_words (word, kind, project_id) select * from ${given} on conflict do nothing`,
  );
  return [...new Set([...gone.map((row) => row.word), ...rows.map((row) => row.word)])];
}

/** Adds the words that the vocabulary does not know. A word that no project has any more stays: it finds nothing and costs little. */
async function writeVocabulary(tx: Database, projects: readonly Searchable[]): Promise<void> {
  const words = [...new Set(projects.flatMap(typoWordsOf))].sort();
  const added = await rowsOf<{ word: string }>(
    tx,
    sql`
    insert into search_vocabulary (word) select * from unnest(${packed(words)}) on conflict do nothing returning word`,
  );
  const rows = added.flatMap(({ word }) =>
    remaindersOfWord(word).map((remainder) => ({ remainder, word })),
  );
  if (rows.length === 0) return;
  rows.sort((a, b) => (a.remainder < b.remainder ? -1 : Number(a.remainder > b.remainder)));
  await tx.execute(sql`
    insert into search_deletes (remainder, word) select * from unnest(
      ${packed(rows.map((row) => row.remainder))}, ${packed(rows.map((row) => row.word))}
    ) on conflict do nothing`);
}

export interface RefreshSearchOptions {
  /** The caller has rateProjects lay out the best of each beginning right after this (its `searchChanged`): once is enough. */
  ranksFollow?: boolean;
}

/** One transaction: the rows of these projects are right, or as they were. Returns the words that came, stayed or went. */
async function refreshBatch(db: Database, ids: readonly string[]): Promise<string[]> {
  return db.transaction(async (tx) => {
    await takeLock(tx, 'search');
    const projects = await listSearchables(tx, ids);
    const words = await writeWords(tx, ids, projects);
    await writeVocabulary(tx, projects);
    return words;
  });
}

async function refreshAll(db: Database, options: RefreshSearchOptions): Promise<void> {
  for await (const ids of idPages(db, REFRESH_BATCH)) await refreshBatch(db, ids);
  await db.execute(
    sql`delete from search_words w where not exists (select 1 from projects p where p.id = w.project_id)`,
  );
  await afterMany(db, options);
  await db.execute(sql`
    insert into meta (key, value) values (${META_KEY}, ${JSON.stringify(INDEX_VERSION)}::jsonb)
    on conflict (key) do update set value = excluded.value`);
}

/** What begins empty is built by today's rule from its first row on. */
async function markIfEmpty(db: Database): Promise<void> {
  await db.execute(sql`
    insert into meta (key, value) select ${META_KEY}, ${JSON.stringify(INDEX_VERSION)}::jsonb
    where not exists (select 1 from search_words) on conflict do nothing`);
}

/**
 * The planner has to know how large the tables have become, and index-only scans that their rows are settled: PGlite has nobody who
 * looks after that. VACUUM can't run inside a transaction.
 */
async function afterMany(db: Database, { ranksFollow }: RefreshSearchOptions): Promise<void> {
  const tend = is(db, PgTransaction) ? sql`analyze` : sql`vacuum analyze`;
  for (const table of [
    'projects',
    'project_scores',
    'search_words',
    'search_vocabulary',
    'search_deletes',
  ]) {
    await db.execute(sql`${tend} ${sql.identifier(table)}`);
  }
  if (!ranksFollow) await refreshRanks(db);
}

/**
 * Rebuilds the derived search rows of some projects (also of deleted ones, whose rows go) or of all. Readers are never blocked; memory
 * is bounded; a killed run leaves whole batches, and running again completes it.
 */
export async function refreshSearch(
  db: Database,
  projectIds: readonly string[] | 'all',
  options: RefreshSearchOptions = {},
): Promise<void> {
  if (projectIds === 'all') {
    await refreshAll(db, options);
  } else {
    await markIfEmpty(db);
    const touched: string[] = [];
    for (let start = 0; start < projectIds.length; start += REFRESH_BATCH) {
      const words = await refreshBatch(db, projectIds.slice(start, start + REFRESH_BATCH));
      if (projectIds.length <= FEW) touched.push(...words);
    }
    if (projectIds.length > FEW) await afterMany(db, options);
    else if (projectIds.length > 0) await refreshPrefixes(db, touched);
  }
  invalidateCaches();
}

/**
 * For the start of the process: brings in projects that a killed import left without search rows, and rebuilds everything when the
 * rows were made by an older rule. Does next to nothing on a store that is in order.
 */
export async function repairSearch(db: Database): Promise<'none' | 'some' | 'all'> {
  const [state] = await rowsOf<{ built: number | null; any: boolean }>(
    db,
    sql`
    select (select (value)::text::int from meta where key = ${META_KEY}) as built, exists (select 1 from projects) as any`,
  );
  if (!state?.any) return 'none';
  if (state.built !== INDEX_VERSION) {
    await refreshSearch(db, 'all');
    return 'all';
  }
  const missing = await rowsOf<{ id: string }>(
    db,
    sql`
    select p.id from projects p where not exists (select 1 from search_words w where w.project_id = p.id)`,
  );
  const ids = missing.map((row) => row.id);
  if (ids.length > 0) await refreshSearch(db, ids);
  return ids.length > 0 ? 'some' : 'none';
}
