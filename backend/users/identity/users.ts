import { eq, or } from 'drizzle-orm';
import { toEmailKey } from '../../../contracts/accounts/emailKey';
import { poolUsers } from '../../db/schema';
import type { Database } from '../../db/store';
import type { Identity } from './identities';

export type PoolUser = typeof poolUsers.$inferSelect;

export async function findUser(db: Database, username: string): Promise<PoolUser | undefined> {
  const [user] = await db
    .select()
    .from(poolUsers)
    .where(or(eq(poolUsers.emailKey, toEmailKey(username)), eq(poolUsers.sub, username)));
  return user;
}

/** For codes, which are counted by address: an account has no second name for them. */
export async function findByEmail(db: Database, email: string): Promise<PoolUser | undefined> {
  const [user] = await db
    .select()
    .from(poolUsers)
    .where(eq(poolUsers.emailKey, toEmailKey(email)));
  return user;
}

/**
 * Lock order: the user's row before codes and tokens, to avoid deadlocks. Rows that reference the
 * user can still be added.
 */
export async function lockUser(tx: Database, sub: string): Promise<PoolUser | undefined> {
  const [user] = await tx
    .select()
    .from(poolUsers)
    .where(eq(poolUsers.sub, sub))
    .for('no key update');
  return user;
}

/** Counter key: the same for all of a user's names; for an unknown user, what was typed. */
export const toAccountKey = (user: PoolUser | undefined, username: string): string =>
  user?.emailKey ?? toEmailKey(username);

export async function updateUser(
  db: Database,
  sub: string,
  change: Partial<Pick<PoolUser, 'status' | 'emailVerified' | 'passwordHash' | 'enabled'>>,
  now: Date,
): Promise<void> {
  await db
    .update(poolUsers)
    .set({ ...change, updatedAt: now.toISOString() })
    .where(eq(poolUsers.sub, sub));
}

/** `alice@example.com` becomes `a***@e***`, as Cognito shows it. */
export function maskedEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`;
}

/** Users without a password signed up through another provider. */
export const userStatus = (user: PoolUser): string =>
  user.passwordHash === null ? 'EXTERNAL_PROVIDER' : user.status;

export const userAttributes = (
  user: PoolUser,
  identities: Identity[],
): { Name: string; Value: string }[] => [
  { Name: 'sub', Value: user.sub },
  { Name: 'email', Value: user.email },
  { Name: 'email_verified', Value: String(user.emailVerified) },
  ...(identities.length > 0 ? [{ Name: 'identities', Value: JSON.stringify(identities) }] : []),
];
