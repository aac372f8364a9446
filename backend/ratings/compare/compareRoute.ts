import * as yup from 'yup';
import { readQuery, type AdminRoute } from '../../admin/adminRoute';
import type { Store, StoreAndClock } from '../../db/store';
import { ratingTime } from '../../projects';
import { listCandidates } from '../candidates';
import { compareMethods } from './compareMethods';
import { compareTable } from './compareTable';

const MOST = 1_000;

/** Of every project with facts, the first 1,000 by id. */
export async function comparison(store: Store, now: Date): Promise<string> {
  const at = await ratingTime(store.db, now);
  const ids = await listCandidates(store.db, '', MOST);
  return compareTable(await compareMethods(store.db, ids, at), at.toISOString().slice(0, 10));
}

export const compareRoute: AdminRoute<StoreAndClock> = {
  prepare(query) {
    readQuery(yup.object({}), query);
    return async ({ store, now }) => ({ table: await comparison(store, now()) });
  },
};
