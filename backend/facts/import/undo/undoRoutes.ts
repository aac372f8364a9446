import * as yup from 'yup';
import { readQuery, type AdminRoute } from '../../../admin/adminRoute';
import type { StoreAndClock } from '../../../db/store';
import type { ImportNeeds } from '../command/importRoute';
import { findEnding } from '../demonstration';
import { undoAndRate } from '../importAndRate';
import { listRuns } from './runs';

const undoSchema = yup.object({ run: yup.number().integer().min(1).required() });

export const undoRoute: AdminRoute<ImportNeeds> = {
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
