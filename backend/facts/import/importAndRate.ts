import { takeLock } from '../../db/advisoryLocks';
import type { Database, Store } from '../../db/store';
import type { MergeProjects } from '../../db/tables';
import type { RateResult } from '../../ratings';
import { endDemonstration, restoreDemonstration } from './demonstration';
import { beginRun, dropRun, endRun, refresh, shownSource, type RefreshOptions } from './recorded';
import { runImport } from './runImport';
import { isStale, markStale } from './stale';
import { Touched } from './touched';
import { assertUndoable, undoRun, type UndoSummary } from './undo/runs';
import { ImportRefused, type ImportOptions, type ImportSummary } from './types';

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
  /**
   * For looks in a row: takes what is to be rated, in place of rating it. One that changes nothing
   * leaves no run.
   */
  rateLater?: (touched: readonly string[] | 'all') => void;
}

/** Outside data ends the demonstration. */
async function settle(
  store: Store,
  options: FullOptions,
  run: Parameters<typeof endRun>[1],
  touched: Touched,
  { summary, error }: { summary: ImportSummary; error?: string },
): Promise<RateResult | null> {
  const isChanged = summary.new + summary.changed > 0;
  const outside = options.embedded !== true && isChanged;
  if (outside && (await endDemonstration(store.db, run.id)).length > 0) touched.addAll();
  options.rateLater?.(touched.value);
  const rating = options.rateLater ? null : await refresh(store, touched.value, options);
  if (options.rateLater && !isChanged) await dropRun(store.db, run.id);
  else
    await endRun(store, run, { ...summary, outside, source: shownSource(summary.source) }, error);
  return rating;
}

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
  if (!options.rateLater && (await isStale(store.db))) touched.addAll();
  await markStale(store.db, options.now.toISOString());
  const runId = await beginRun(store.db, options);
  const run = { id: runId, now: options.now, since };
  try {
    const summary = await runRecorded(store, options, runId, touched);
    const rating = await settle(store, options, run, touched, { summary });
    return { summary, rating, run: runId };
  } catch (error) {
    if (error instanceof ImportRefused && error.summary) {
      const { summary, message } = error;
      await settle(store, options, run, touched, { summary, error: message });
    }
    throw error;
  }
}

export interface UndoResult {
  summary: UndoSummary;
  /** The demonstration is back, and its day with it. */
  isDemonstration: boolean;
  rating: RateResult | null;
}

/**
 * Undoes a run and rates what it touched.
 * @throws ImportRefused when there is nothing to undo; ImportStopped, leaving the store stale
 */
export async function undoAndRate(
  store: Store,
  runId: number,
  options: RefreshOptions & { mergeProjects: MergeProjects; signal?: AbortSignal },
): Promise<UndoResult> {
  const since = performance.now();
  const { now, mergeProjects, signal } = options;
  await assertUndoable(store.db, runId);
  const touched = new Touched();
  if (await isStale(store.db)) touched.addAll();
  await markStale(store.db, now.toISOString());
  const id = await beginRun(store.db, { kind: 'undo', source: `run ${runId}`, now });
  const summary = await undoRun(store, runId, {
    now,
    mergeProjects,
    signal,
    onProjects: (ids) => touched.add(ids),
    onProgress: (done, total) => options.onProgress?.({ stage: 'undoing', done, total }),
  });
  const isDemonstration = (await restoreDemonstration(store.db)).length > 0;
  if (isDemonstration) touched.addAll();
  const rating = await refresh(store, touched.value, options);
  await endRun(store, { id, now, since }, summary);
  return { summary, isDemonstration, rating };
}
