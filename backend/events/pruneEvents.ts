import { sql } from 'drizzle-orm';
import { DAY_MS, isoBefore } from '../../contracts/time';
import { countChanged, type Database } from '../db/store';

/** Long enough to investigate a reader. */
const KEPT_MS = 90 * DAY_MS;

/**
 * Only events that every reader has passed.
 * @returns how many
 */
export const pruneEvents = (db: Database, now: Date): Promise<number> =>
  countChanged(
    db,
    sql`delete from events where at < ${isoBefore(now, KEPT_MS)}::timestamptz
      and id <= (select coalesce(min(position), 0) from event_cursors) returning 1`,
  );
