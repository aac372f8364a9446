import { eq } from 'drizzle-orm';
import { endWhere } from './endWhere';
import type { Origin } from './origin';
import type { SessionRow } from './sessionId';
import type { SessionLimits } from './sessionLimits';
import { sessions } from '../../db/schema';
import type { Database } from '../../db/store';
import { actingEnd } from './actingRules';
import { staffAmong } from './staffRights';
import { stopWhere } from './stopWhere';

/**
 * Ends the acting after an hour, or when the target becomes staff. A revoked right ends the whole
 * session.
 * @param row a session in force
 * @returns the current row; undefined when the session has ended
 */
export async function reviewActing(
  db: Database,
  row: SessionRow,
  now: Date,
  limits: SessionLimits,
  by: Origin,
): Promise<SessionRow | undefined> {
  const { account, actingAs, actingUntil, sidHash } = row;
  if (actingAs === null) return row;
  const staff = await staffAmong(db, [account, actingAs]);
  const over = actingEnd(
    {
      isStaff: staff.has(account),
      targetIsStaff: staff.has(actingAs),
      until: new Date(actingUntil!),
    },
    now,
  );
  if (over === undefined) return row;
  const isRow = eq(sessions.sidHash, sidHash);
  if (over === 'right-revoked') await endWhere(db, isRow, over, now, limits, by);
  else await stopWhere(db, isRow, over, now, by);
  const [left] = await db.select().from(sessions).where(isRow);
  return left?.endedAt === null ? left : undefined;
}
