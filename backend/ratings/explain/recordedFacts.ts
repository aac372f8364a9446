import * as yup from 'yup';
import { instant, projectId } from '../../../contracts/schemas';
import { readQuery, type AdminRoute } from '../../admin/adminRoute';
import type { Store, StoreAndClock } from '../../db/store';
import { ratingTime } from '../../catalog/projects';
import type { Facts } from '../../rating';
import { collectFacts } from '../facts/collectFacts';
import { parseInstant } from '../getRating';
import { listOff } from '../currentMethod';
import { getProjectName } from '../resolveProject';

export interface RecordedFacts {
  facts: Facts;
  at: string;
  /** Signals that are not in force. */
  off: string[];
}

/** The facts of method 2.0. @throws Problem `not-found`, or `moved` for a former id */
export async function recordedFacts(
  store: Store,
  id: string,
  at: Date | undefined,
  now: Date,
): Promise<RecordedFacts> {
  await getProjectName(store.db, id);
  const instantUsed = at ?? (await ratingTime(store.db, now));
  const [collected] = await collectFacts(store.db, [id], instantUsed);
  if (!collected) throw new Error(`No project "${id}".`);
  const off = await listOff(store.db);
  return { facts: collected.facts, at: instantUsed.toISOString(), off };
}

const factsSchema = yup.object({ project: projectId().required(), at: instant() });

export const factsRoute: AdminRoute<StoreAndClock> = {
  prepare(query) {
    const { project, at } = readQuery(factsSchema, query);
    return ({ store, now }) =>
      recordedFacts(store, project, at === undefined ? undefined : parseInstant(at), now());
  },
};
