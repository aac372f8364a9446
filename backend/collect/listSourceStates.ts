import { sql } from 'drizzle-orm';
import type { DataState } from '../../contracts/dataState';
import { iso, readRows, type Database } from '../db/store';
import { SOURCES } from './sources';

type SourceState = DataState['sources'][number];

/** Of sources that were ever looked at. */
export async function listSourceStates(db: Database): Promise<SourceState[]> {
  const rows = await readRows<Omit<SourceState, 'title'>>(
    db,
    sql`
    select source as name, count(*) as targets, count(*) filter (where failures > 0) as failing,
      sum(failures) as failures, ${iso(sql`max(ok_at)`)} as "lastOkAt"
    from collections group by source`,
  );
  return SOURCES.flatMap(({ name, title }) =>
    rows.filter((row) => row.name === name).map((row) => ({ ...row, title })),
  );
}
