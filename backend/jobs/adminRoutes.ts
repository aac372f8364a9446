import * as yup from 'yup';
import { readQuery, type AdminRoute } from '../admin/adminRoute';
import type { StoreAndClock } from '../db/store';
import { discard, reportJobs, retry, runNow } from './office';

export const listJobsRoute: AdminRoute<StoreAndClock> = {
  prepare:
    () =>
    ({ store }) =>
      reportJobs(store),
};

const named = yup.object({ name: yup.string().max(200).required() });

const makeRoute = (work: typeof retry): AdminRoute<StoreAndClock> => ({
  prepare(query) {
    const { name } = readQuery(named, query);
    return ({ store }) => work(store, name);
  },
});

export const changeRoutes = {
  'jobs/run': makeRoute(runNow),
  'jobs/retry': makeRoute(retry),
  'jobs/discard': makeRoute(discard),
};
