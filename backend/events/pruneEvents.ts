import { sql } from 'drizzle-orm';
import { DAY_MS, isoBefore } from '../../contracts/time';
import { readRows, type Database } from '../db/store';

/** Long enough to investigate a reader. */
const KEPT_MS = 90 * DAY_MS;

/**
 * Only events that every reader has passed.
 * @returns how many
 */
export async function pruneEvents(db: Database, now: Date): Promise<number> {
  const [row] = await readRows<{ n: number }>(
    db,
    sql`
    with gone as (
      delete from events where at < ${isoBefore(now, KEPT_MS)}::timestamptz
        and id <= (select coalesce(min(position), 0) from event_cursors) returning 1
    ) select count(*) as n from gone`,
  );
  return row?.n ?? 0;
}
