import { eq } from 'drizzle-orm';
import { findSession, stopWhere, type NoTarget, type Origin } from '../accounts';
import { sessions } from '../../db/schema';
import type { Database } from '../../db/store';
import type { PoolUser } from '../manage-accounts';

/**
 * Ends the acting as a user whom the pool has deleted or disabled: Cognito announces neither.
 * @param ask the user pool, by account
 */
export async function reviewTarget(
  db: Database,
  sid: string,
  ask: (account: string) => Promise<PoolUser | NoTarget>,
  now: Date,
  by: Origin,
): Promise<'goes-on' | 'over' | 'unasked'> {
  const session = await findSession(db, sid, now);
  if (!session?.actingAs) return 'over';
  const asked = await ask(session.actingAs);
  if (asked === 'pool-unasked') return 'unasked';
  if (typeof asked !== 'string' || asked === 'several-users') return 'goes-on';
  const end = asked === 'unknown-user' ? 'account-deleted' : 'account-disabled';
  await stopWhere(db, eq(sessions.sidHash, session.sidHash), end, now, by);
  return 'over';
}
