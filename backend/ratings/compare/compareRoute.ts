import * as yup from 'yup';
import { readQuery, type AdminRoute } from '../../admin/adminRoute';
import type { Store, StoreAndClock } from '../../db/store';
import { compareTable } from './compareTable';
import { listLetterChanges } from './listLetterChanges';

/** The rows of /methodology/changelog as Markdown. */
export const comparison = async (store: Store, now: Date): Promise<string> =>
  compareTable(await listLetterChanges(store.db, now));

export const compareRoute: AdminRoute<StoreAndClock> = {
  prepare(query) {
    readQuery(yup.object({}), query);
    return async ({ store, now }) => ({ table: await comparison(store, now()) });
  },
};
