import { and, eq, isNotNull } from 'drizzle-orm';
import { collections } from '../../db/schema';
import type { Database } from '../../db/store';
import { putInForce } from '../../ratings';
import type { Source, SourceName } from './types';

/**
 * A signal is in force for all projects or none: once every target was looked at and most have
 * answered. If none do, the fault is ours.
 * @param looked at in this run
 * @returns whether one is now
 */
export async function measure(
  db: Database,
  sources: readonly Source[],
  looked: ReadonlySet<SourceName>,
): Promise<boolean> {
  let isNew = false;
  for (const { name, measures, listTargets } of sources) {
    if (measures === undefined || !looked.has(name)) continue;
    const { length } = await listTargets(db);
    const isOfSource = eq(collections.source, name);
    const answered = and(isOfSource, isNotNull(collections.okAt));
    if ((await db.$count(collections, isOfSource)) < length) continue;
    if ((await db.$count(collections, answered)) <= length / 2) continue;
    if (await putInForce(db, measures)) isNew = true;
  }
  return isNew;
}
