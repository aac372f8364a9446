import { sql, type SQL } from 'drizzle-orm';
import type { ActingEnd } from '../../contracts/impersonation';
import { ACTING_COLUMNS, CLEARED, insertActingEnd } from './actingEnd';
import type { Origin } from './origin';
import { rowsOf, type Database } from '../db/store';

/**
 * Ends the acting of open sessions that `which` names; the sessions go on as their own accounts'. One statement, the audit log's rows with it:
 * of several who end one, one does.
 * @param sidHash the hash of the id that the session goes on by; without one it keeps its own
 * @returns whether there was something to end
 */
export async function stopWhere(
  db: Database,
  which: SQL,
  why: ActingEnd,
  now: Date,
  by: Origin,
  sidHash?: string,
): Promise<boolean> {
  const renamed =
    sidHash === undefined
      ? sql``
      : sql`, previous_sid_hash = s.sid_hash, rotated_at = ${now.toISOString()}::timestamptz, sid_hash = ${sidHash}`;
  const stopped = await rowsOf(
    db,
    sql`
    with open as (select ${ACTING_COLUMNS} from sessions where ended_at is null and acting_as is not null and (${which}) order by sid_hash for update),
      told as (${insertActingEnd(sql`open`, sql`${why}::text`, now, by)})
    update sessions s set ${CLEARED}${renamed} from open where s.sid_hash = open.sid_hash returning s.sid_hash`,
  );
  return stopped.length > 0;
}
