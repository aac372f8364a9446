/** Fills an empty store with the demonstration set, once. */
import { eq, isNull, sql } from 'drizzle-orm';
import { analyzeProjects } from '../../db/analyzeProjects';
import { imports, meta, projects } from '../../db/schema';
import { readRows, upsertRows, type Database, type Store } from '../../db/store';
import type { MergeProjects } from '../../db/tables';
import {
  runImport,
  nameKey,
  importTokens,
  type ProjectRow,
  type ImportSummary,
  type ProjectRecord,
  type Refusal,
} from '../import';
import { relateTokens } from '../issuers';
import { rateProjects } from '../../ratings';
import { DEMONSTRATION_KEY, ratingTime } from '../../catalog/projects';
import { iconLogo } from './logos';
import { noteTaken, putTakenVersion } from './embedded/takenRecords';
import { putMeta, SEEDED_KEY, SEEDING_KEY } from './metaRows';
import { readEmbeddedSet, toLines, type EmbeddedSet } from './set';

export interface SeedOptions {
  now: Date;
  mergeProjects: MergeProjects;
  onProgress?: (done: number, total: number) => void;
  /** The one of this version by default. */
  set?: EmbeddedSet;
}

export interface SeedResult {
  /** False when the store was not empty or is already seeded. */
  seeded: boolean;
  projects: number;
  rated: number;
  /** Invalid curated records; a test keeps this empty. */
  refused: Refusal[];
}

const NOT_SEEDED: SeedResult = { seeded: false, projects: 0, rated: 0, refused: [] };

async function mayBegin(db: Database): Promise<boolean> {
  const [state] = await readRows<{ seeded: boolean; seeding: boolean; any: boolean }>(
    db,
    sql`
    select exists (select 1 from meta where key = ${SEEDED_KEY}) as seeded, exists (select 1 from meta where key = ${SEEDING_KEY}) as seeding,
      exists (select 1 from projects) as any`,
  );
  return state !== undefined && !state.seeded && (state.seeding || !state.any);
}

/** Whether the ticker's letters appear in order in the name, as LQTY in Liquity. */
function abbreviates(ticker: string, name: string): boolean {
  let from = 0;
  return [...nameKey(ticker)].every((letter) => {
    from = nameKey(name).indexOf(letter, from) + 1;
    return from > 0;
  });
}

function findIcon({
  id,
  name,
  category,
  tickers,
}: Pick<ProjectRow, 'id' | 'name' | 'category' | 'tickers'>): string | undefined {
  const own = tickers.filter((ticker, at) => at === 0 || abbreviates(ticker, name));
  const isNetwork = category === 'layer-2' || category === 'bridge';
  return [
    ...own.map((ticker) => iconLogo(ticker)),
    isNetwork ? iconLogo(undefined, id) : undefined,
  ].find((logo) => logo !== undefined);
}

async function fillLogos(db: Database): Promise<void> {
  const bare = await db.select().from(projects).where(isNull(projects.logo));
  const filled = bare.flatMap((project) => {
    const logo = findIcon(project);
    return logo ? [{ ...project, logo }] : [];
  });
  await upsertRows(db, projects, filled, projects.id);
}

async function loadFacts(
  store: Store,
  set: EmbeddedSet,
  { now, mergeProjects, onProgress }: SeedOptions,
): Promise<ImportSummary> {
  const entries = set.tokens();
  const files = set.records.length;
  const total = 2 * files + entries.length;
  onProgress?.(0, total);
  const summary = await runImport(store, {
    kind: 'projects',
    source: 'embedded set',
    open: () => toLines(set.records),
    embedded: true,
    now,
    mergeProjects,
    dryRun: false,
  });
  onProgress?.(files, total);
  await importTokens(store, entries, {
    kind: 'token-list',
    source: '@metamask/contract-metadata',
    now,
    mergeProjects,
    dryRun: false,
  });
  await fillLogos(store.db);
  onProgress?.(files + entries.length, total);
  return summary;
}

async function finish(store: Store, set: EmbeddedSet, now: string): Promise<void> {
  await store.db.transaction(async (tx) => {
    await putMeta(tx, SEEDED_KEY, { asOf: set.asOf, at: now });
    await noteTaken(tx, set.records as ProjectRecord[], now);
    await putTakenVersion(tx, set);
    await tx.delete(meta).where(eq(meta.key, SEEDING_KEY));
    await tx.insert(imports).values({
      kind: 'seed',
      source: set.title,
      startedAt: now,
      finishedAt: now,
      summary: { asOf: set.asOf },
    });
  });
}

/**
 * Loads curated projects first, so that their tokens match, then MetaMask's tokens, unrated. A
 * killed run resumes on the next call. Until another import, ratings use the day in `demonstration`
 * of `meta`.
 */
export async function seedStore(store: Store, options: SeedOptions): Promise<SeedResult> {
  if (!(await mayBegin(store.db))) return NOT_SEEDED;
  const set = options.set ?? readEmbeddedSet();
  const now = options.now.toISOString();
  await putMeta(store.db, SEEDING_KEY, { since: now });
  await putMeta(store.db, DEMONSTRATION_KEY, { asOf: set.asOf, title: set.title });
  const summary = await loadFacts(store, set, options);
  await analyzeProjects(store.db);
  await relateTokens(store.db);
  const rating = await rateProjects(store, { now: await ratingTime(store.db, options.now) });
  await finish(store, set, now);
  return {
    seeded: true,
    projects: await store.db.$count(projects),
    rated: rating.rated,
    refused: summary.refused,
  };
}
