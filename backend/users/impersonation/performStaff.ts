import { eq } from 'drizzle-orm';
import { toEmailKey } from '../../../contracts/accounts/emailKey';
import {
  grantRight,
  listRights,
  revokeRight,
  type SessionLimits,
  type StaffRight,
} from '../accounts';
import { poolUsers } from '../../db/schema';
import type { Answer } from '../../cli/writeAnswer';
import type { Database } from '../../db/store';
import type { StaffRequest } from './staffArguments';

export type StaffAnswer = Answer<StaffRight>;

/** Addresses are looked up in the embedded pool. */
async function findAccount(db: Database, user: string): Promise<string | undefined> {
  if (!user.includes('@')) return /^[\w-]{1,128}$/.test(user) ? user : undefined;
  return (
    await db
      .select({ sub: poolUsers.sub })
      .from(poolUsers)
      .where(eq(poolUsers.emailKey, toEmailKey(user)))
  )[0]?.sub;
}

export async function performStaff(
  db: Database,
  request: StaffRequest,
  now: Date,
  limits: SessionLimits,
): Promise<StaffAnswer> {
  if (request.action === 'list') return { rows: await listRights(db, request.all) };
  const account = await findAccount(db, request.user);
  if (account === undefined)
    return {
      said: "No such account. Give its id (the user pool's sub).",
      done: false,
    };
  if (request.action === 'grant') {
    const granted = await grantRight(db, account, request, now);
    return granted
      ? { said: `${account} may act as other users now.`, done: true }
      : { said: `${account} may do so already.`, done: false };
  }
  const revoked = await revokeRight(db, account, request, now, limits);
  return revoked
    ? { said: `${account} may no longer act as other users.`, done: true }
    : { said: `${account} was not allowed to.`, done: false };
}
