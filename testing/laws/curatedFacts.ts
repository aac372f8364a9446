import { collectFacts } from '../../backend/ratings/facts/collectFacts';
import { mergeProjects } from '../../backend/compose';
import type { Store } from '../../backend/db/store';
import type { Facts } from '../../backend/rating';
import { curatedFiles, readEmbeddedSet, readSet } from '../../backend/facts/seed/set';
import { seedStore } from '../../backend/facts/seed/seed';

export interface CuratedFacts {
  facts: Facts[];
  /** Noon of the set's day. */
  at: string;
}

/** Fills an empty store with the curated records and reads them back as facts of method 2.0. */
export async function curatedFacts(store: Store): Promise<CuratedFacts> {
  const at = `${readSet().asOf}T12:00:00.000Z`;
  const set = { ...readEmbeddedSet(), tokens: () => [] };
  await seedStore(store, { now: new Date(at), mergeProjects, set });
  const ids = curatedFiles().map((name) => name.replace(/\.json$/, ''));
  const collected = await collectFacts(store.db, ids, new Date(at));
  return { facts: collected.map(({ facts }) => facts), at };
}
