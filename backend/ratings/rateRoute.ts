import * as yup from 'yup';
import { instant, projectId } from '../../contracts/schemas';
import { readQuery, type AdminRoute } from '../admin/adminRoute';
import type { StoreAndClock } from '../db/store';
import { parseInstant } from './getRating';
import { runRate } from './runRate';

const rateSchema = yup.object({
  project: yup
    .array(projectId().required())
    .max(10_000)
    .transform((_, given: unknown) => (given === undefined ? undefined : [given].flat())),
  at: instant(),
});

export const rateRoute: AdminRoute<StoreAndClock> = {
  alone: true,
  prepare(query) {
    const { project: projectIds, at } = readQuery(rateSchema, query);
    return ({ store, now }, { emit }) =>
      runRate(
        store,
        { projectIds, at: at === undefined ? undefined : parseInstant(at) },
        now(),
        (done, total) => emit({ stage: 'rating', done, total }),
      );
  },
};
