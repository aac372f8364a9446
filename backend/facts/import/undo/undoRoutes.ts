import * as yup from 'yup';
import { readQuery, type AdminRoute } from '../../../admin/adminRoute';
import type { Store, StoreAndClock } from '../../../db/store';
import type { FactsGiven, MergeProjects } from '../../../db/tables';
import type { RateResult } from '../../../ratings';
import { findEnding, restoreDemonstration } from '../demonstration';
import { beginRun, endRun, refresh, type RefreshOptions } from '../run';
import { isStale, markStale } from '../stale';
import { Touched } from '../touched';
import { assertUndoable, listRuns, undoRun, type UndoSummary } from './runs';

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

const undoSchema = yup.object({ run: yup.number().integer().min(1).required() });

export const undoRoute: AdminRoute<FactsGiven> = {
  alone: true,
  prepare(query) {
    const { run } = readQuery(undoSchema, query);
    return ({ store, now, mergeProjects }, { emit, signal }) =>
      undoAndRate(store, run, { now: now(), mergeProjects, signal, onProgress: emit });
  },
};

export const endingRoute: AdminRoute<StoreAndClock> = {
  prepare() {
    return ({ store, now }) => findEnding(store.db, now());
  },
};

export const runsRoute: AdminRoute<StoreAndClock> = {
  prepare:
    () =>
    ({ store }) =>
      listRuns(store.db),
};
