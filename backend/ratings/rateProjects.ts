import { isNull } from 'drizzle-orm';
import { takeLock } from '../db/advisoryLocks';
import { letOthersIn } from '../db/letOthersIn';
import { projectScores } from '../db/schema';
import type { Store } from '../db/store';
import { invalidateCaches } from '../catalog/search';
import { countCandidates, listCandidates, listGiven } from './candidates';
import { rateBatch, type BatchResult } from './rateBatch';
import { rankProjects } from './rankProjects';
import { noteRatedBy } from './ratedBy';
import { insertMissingScores } from './updateScores';

export interface RateOptions {
  /** From ratingTime, or a past time. */
  now: Date;
  /** All projects if undefined; unknown ids are skipped. */
  projectIds?: readonly string[];
  onProgress?: (done: number, total: number) => void;
  /** Aborts between two batches, and throws. */
  signal?: AbortSignal;
}

export interface RateResult {
  rated: number;
  published: number;
  /** Projects without usable facts. */
  unrated: number;
}

const BATCH = 200;

const add = (sum: RateResult, batch: BatchResult): RateResult => ({
  ...sum,
  rated: sum.rated + batch.rated,
  published: sum.published + batch.published,
});

async function rateAll(
  store: Store,
  { now, onProgress, signal }: RateOptions,
): Promise<RateResult> {
  const total = await countCandidates(store.db);
  let result: RateResult = { rated: 0, published: 0, unrated: 0 };
  let done = 0;
  onProgress?.(0, total);
  for (let page = await listCandidates(store.db, '', BATCH); page.length > 0;) {
    signal?.throwIfAborted();
    result = add(result, await rateBatch(store, now, page));
    done += page.length;
    onProgress?.(done, Math.max(done, total));
    await letOthersIn();
    page = await listCandidates(store.db, page[page.length - 1] ?? '', BATCH);
  }
  await insertMissingScores(store.db);
  const unrated = await store.db.$count(projectScores, isNull(projectScores.ratingId));
  return { ...result, unrated };
}

async function rateGiven(
  store: Store,
  projectIds: readonly string[],
  { now, onProgress, signal }: RateOptions,
): Promise<RateResult> {
  const ids = [...new Set(projectIds)].sort();
  let result: RateResult = { rated: 0, published: 0, unrated: 0 };
  onProgress?.(0, ids.length);
  for (let start = 0; start < ids.length; start += BATCH) {
    signal?.throwIfAborted();
    const given = await listGiven(store.db, ids.slice(start, start + BATCH));
    const withFacts = given.filter((row) => row.hasFacts).map((row) => row.id);
    const others = given.filter((row) => !row.hasFacts).map((row) => row.id);
    const batch = await rateBatch(store, now, withFacts, others);
    result = { ...add(result, batch), unrated: result.unrated + given.length - batch.rated };
    onProgress?.(Math.min(start + BATCH, ids.length), ids.length);
    await letOthersIn();
  }
  return result;
}

/**
 * Publishes a snapshot for each rating that changed (see needsSnapshot), fills `project_scores` and
 * ranks. Batches are transactions, so a killed run can simply run again. Snapshots are never
 * changed.
 */
export async function rateProjects(store: Store, options: RateOptions): Promise<RateResult> {
  const { projectIds } = options;
  const result = projectIds
    ? await rateGiven(store, projectIds, options)
    : await rateAll(store, options);
  await store.db.transaction(async (tx) => {
    await takeLock(tx, 'facts');
    await rankProjects(tx);
    if (!projectIds) await noteRatedBy(tx);
  });
  invalidateCaches();
  return result;
}
