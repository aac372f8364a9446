import { eq } from 'drizzle-orm';
import type { ActingEnd } from '../../contracts/impersonation';
import { findSession, stopWhere, type NoTarget, type Origin } from '../accounts';
import { sessions } from '../db/schema';
import type { Database } from '../db/store';
import type { PoolUser } from '../manage-accounts';

const ENDS = new Map<PoolUser | NoTarget, ActingEnd>([
  ['unknown-user', 'account-deleted'],
  ['unconfirmed-user', 'account-disabled'],
  ['disabled-user', 'account-disabled'],
]);

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
  const end = ENDS.get(asked);
  if (!end) return 'goes-on';
  await stopWhere(db, eq(sessions.sidHash, session.sidHash), end, now, by);
  return 'over';
}
