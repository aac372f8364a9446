import { eq } from 'drizzle-orm';
import { imports, meta } from '../db/schema';
import { takeLock } from '../db/advisoryLocks';
import { analyzeProjects } from '../db/analyzeProjects';
import type { Database, Store } from '../db/store';
import { rateProjects, type RateResult } from '../ratings';
import { DEMONSTRATION_KEY, ratingTime } from '../projects';
import { runImport } from './runImport';
import { clearStale, isStale, markStale } from './stale';
import { Touched } from './touched';
import { assertUndoable, undoRun, type UndoSummary } from './undo/runs';
import {
  ImportRefused,
  type ImportOptions,
  type ImportProgress,
  type ImportSummary,
} from './types';

export interface ImportResult {
  summary: ImportSummary;
  rating: RateResult | null;
  /** Of the table `imports`; null in a dry run. */
  run: number | null;
}

/** Runs around the import, in its transaction. */
export interface Whole {
  /** Under the lock of the facts. */
  begin(tx: Database): Promise<void>;
  /** @returns whether every rating is stale now */
  conclude(tx: Database, run: number, summary: ImportSummary): Promise<boolean>;
}

interface FullOptions extends Omit<ImportOptions, 'onBatch' | 'runId'> {
  /** Makes the whole run one transaction. */
  whole?: Whole;
}

/** Up to this many touched projects, the planner's statistics stay accurate. */
const FEW = 50;

interface RefreshOptions {
  now: Date;
  onProgress?: (progress: ImportProgress) => void;
  progress?: ImportProgress;
}

const NOTHING: ImportProgress = {
  stage: 'rating',
  bytes: 0,
  read: 0,
  new: 0,
  changed: 0,
  skipped: 0,
  refused: 0,
};

async function refresh(
  store: Store,
  ids: readonly string[] | 'all',
  options: RefreshOptions,
): Promise<RateResult | null> {
  if (ids !== 'all' && ids.length === 0) {
    await clearStale(store.db);
    return null;
  }
  const progress = options.progress ?? NOTHING;
  if (ids === 'all' || ids.length > FEW) await analyzeProjects(store.db);
  const rating = await rateProjects(store, {
    now: await ratingTime(store.db, options.now),
    ...(ids !== 'all' && { projectIds: ids }),
    onProgress: (done, total) =>
      options.onProgress?.({ ...progress, stage: 'rating', done, total }),
  });
  await clearStale(store.db);
  return rating;
}

/** Drops user, password and query, which may be secret. */
function shownSource(source: string): string {
  if (!/^https?:/.test(source) || !URL.canParse(source)) return source.slice(0, 500);
  const { origin, pathname } = new URL(source);
  return `${origin}${pathname}`.slice(0, 500);
}

interface Recorded {
  kind: string;
  source: string;
  now: Date;
}

async function beginRun(store: Store, { kind, source, now }: Recorded): Promise<number> {
  const [run] = await store.db
    .insert(imports)
    .values({ kind, source: shownSource(source), startedAt: now.toISOString(), summary: {} })
    .returning({ id: imports.id });
  return run!.id;
}

async function endRun(
  store: Store,
  run: { id: number; now: Date; since: number },
  summary: object,
  error?: string,
): Promise<void> {
  const finishedAt = new Date(run.now.getTime() + performance.now() - run.since).toISOString();
  await store.db
    .update(imports)
    .set({ finishedAt, summary: { ...summary, ...(error && { error }) } })
    .where(eq(imports.id, run.id));
}

/** Real data ends the demonstration: all ratings follow the clock again. */
async function endDemonstration(store: Store): Promise<boolean> {
  const gone = await store.db
    .delete(meta)
    .where(eq(meta.key, DEMONSTRATION_KEY))
    .returning({ key: meta.key });
  return gone.length > 0;
}

async function settle(
  store: Store,
  options: FullOptions,
  touched: Touched,
  summary: ImportSummary,
): Promise<RateResult | null> {
  const isReal = options.embedded !== true && summary.new + summary.changed > 0;
  if (isReal && (await endDemonstration(store))) touched.addAll();
  const { read, new: created, changed, skipped, refusedTotal: refused } = summary;
  const progress = { ...NOTHING, read, new: created, changed, skipped, refused };
  return refresh(store, touched.value, {
    now: options.now,
    onProgress: options.onProgress,
    progress,
  });
}

const shown = (summary: ImportSummary): ImportSummary => ({
  ...summary,
  source: shownSource(summary.source),
});

async function runRecorded(
  store: Store,
  { whole, ...options }: FullOptions,
  runId: number,
  touched: Touched,
): Promise<ImportSummary> {
  const onBatch = (ids: readonly string[]) => touched.add(ids);
  if (!whole) return runImport(store, { ...options, runId, onBatch });
  return store.db.transaction(async (transaction) => {
    const tx = transaction as unknown as Database;
    await takeLock(tx, 'facts');
    await whole.begin(tx);
    const summary = await runImport({ ...store, db: tx }, { ...options, runId, onBatch });
    if (await whole.conclude(tx, runId, summary)) touched.addAll();
    return summary;
  });
}

/**
 * A killed run leaves the store stale, and the next one refreshes everything.
 * @throws ImportRefused after refreshing what was committed; ImportStopped, leaving the store stale
 */
export async function importAndRate(store: Store, options: FullOptions): Promise<ImportResult> {
  if (options.dryRun) return { summary: await runImport(store, options), rating: null, run: null };
  const since = performance.now();
  const touched = new Touched();
  if (await isStale(store.db)) touched.addAll();
  await markStale(store.db, options.now.toISOString());
  const runId = await beginRun(store, options);
  const run = { id: runId, now: options.now, since };
  try {
    const summary = await runRecorded(store, options, runId, touched);
    const rating = await settle(store, options, touched, summary);
    await endRun(store, run, shown(summary));
    return { summary, rating, run: runId };
  } catch (error) {
    if (error instanceof ImportRefused && error.summary) {
      await settle(store, options, touched, error.summary);
      await endRun(store, run, shown(error.summary), error.message);
    }
    throw error;
  }
}

export interface UndoResult {
  summary: UndoSummary;
  rating: RateResult | null;
}

/**
 * Undoes a run and rates what it touched.
 * @throws ImportRefused when there is nothing to undo; ImportStopped, leaving the store stale
 */
export async function undoAndRate(
  store: Store,
  runId: number,
  options: RefreshOptions & { signal?: AbortSignal },
): Promise<UndoResult> {
  const since = performance.now();
  const { now, signal } = options;
  await assertUndoable(store.db, runId);
  const touched = new Touched();
  if (await isStale(store.db)) touched.addAll();
  await markStale(store.db, now.toISOString());
  const id = await beginRun(store, { kind: 'undo', source: `run ${runId}`, now });
  const summary = await undoRun(store, runId, {
    now,
    signal,
    onProjects: (ids) => touched.add(ids),
    onProgress: (done, total) =>
      options.onProgress?.({ ...NOTHING, stage: 'undoing', done, total }),
  });
  const rating = await refresh(store, touched.value, options);
  await endRun(store, { id, now, since }, summary);
  return { summary, rating };
}

export async function completeStale(store: Store, options: RefreshOptions): Promise<boolean> {
  if (!(await isStale(store.db))) return false;
  await refresh(store, 'all', options);
  return true;
}
