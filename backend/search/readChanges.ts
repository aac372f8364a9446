import { sql } from 'drizzle-orm';
import { readRows, type Database } from '../db/store';

/** Triggers (0005_search_changes.sql) change this `meta` key with every change that search reads. */
const VERSION_KEY = 'search-version';

export interface Changes {
  version: number;
  projectIds: string[];
  /** More projects changed than are named. */
  others: boolean;
}

export const readVersion = async (db: Database): Promise<number | undefined> =>
  (await readRows<{ value: number }>(db, sql`select value from meta where key = ${VERSION_KEY}`))[0]
    ?.value;

interface Row {
  version: number;
  previous: number | null;
  projectIds: string[];
  others: boolean;
}

/** @param after undefined: of a store without any. @returns undefined when some are not known */
export async function readChanges(
  db: Database,
  after: number | undefined,
): Promise<Changes | undefined> {
  const rows = await readRows<Row>(
    db,
    sql`select version, previous, project_ids as "projectIds", others from search_changes
      where version > ${after ?? 0}::bigint order by version`,
  );
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
