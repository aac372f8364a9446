import { eq, gt } from 'drizzle-orm';
import { meta, searchChanges } from '../../db/schema';
import type { Database } from '../../db/store';

/** Triggers (0005_search_changes.sql) change this `meta` key with every change that search reads. */
const VERSION_KEY = 'search-version';

export interface Changes {
  version: number;
  projectIds: string[];
  /** More projects changed than are named. */
  others: boolean;
}

export async function readVersion(db: Database): Promise<number | undefined> {
  const [row] = await db.select().from(meta).where(eq(meta.key, VERSION_KEY));
  return row?.value as number | undefined;
}

/** @param after undefined: of a store without any. @returns undefined when some are not known */
export async function readChanges(
  db: Database,
  after: number | undefined,
): Promise<Changes | undefined> {
  const rows = await db
    .select()
    .from(searchChanges)
    .where(gt(searchChanges.version, after ?? 0))
    .orderBy(searchChanges.version);
  let version = after ?? 0;
  for (const row of rows) {
    if ((row.previous ?? 0) !== version) return undefined;
    version = row.version;
  }
  return {
    version,
    projectIds: rows.flatMap((row) => row.projectIds),
    others: rows.some((row) => row.others),
  };
}
