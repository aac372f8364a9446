import { sql, type SQL } from 'drizzle-orm';
import type { ActingEnd } from '../../../contracts/accounts/impersonation';
import { ACTING_COLUMNS, CLEARED, insertActingEnd } from './actingEnd';
import type { Origin } from './origin';
import { readRows, type Database } from '../../db/store';

/**
 * Ends the acting of the open sessions matching `which`, in one statement with its audit rows.
 * @param sidHash hash of the new session id; by default the id stays
 * @returns whether any acting ended
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
  const stopped = await readRows(
    db,
    sql`
    with open as (select ${ACTING_COLUMNS} from sessions where ended_at is null and acting_as is not null and (${which}) order by sid_hash for update),
      logged as (${insertActingEnd(sql`open`, sql`${why}::text`, now, by)})
    update sessions s set ${CLEARED}${renamed} from open where s.sid_hash = open.sid_hash returning s.sid_hash`,
  );
  return stopped.length > 0;
}
