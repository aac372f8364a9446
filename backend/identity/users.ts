import { eq, or } from 'drizzle-orm';
import { emailKeyOf } from '../../contracts/accounts';
import { poolUsers } from '../db/schema';
import type { Database } from '../db/store';
import type { Identity } from './identities';

export type PoolUser = typeof poolUsers.$inferSelect;

/** By e-mail address or by the name that the pool gave. */
export async function findUser(db: Database, username: string): Promise<PoolUser | undefined> {
  const [user] = await db
    .select()
    .from(poolUsers)
    .where(or(eq(poolUsers.emailKey, emailKeyOf(username)), eq(poolUsers.sub, username)));
  return user;
}

/**
 * Takes a user's row until the transaction ends. First of all that a transaction takes: codes and tokens come after it, so that two
 * never wait for each other. Rows that refer to the user may be added meanwhile.
 */
export async function lockUser(tx: Database, sub: string): Promise<PoolUser | undefined> {
  const [user] = await tx
    .select()
    .from(poolUsers)
    .where(eq(poolUsers.sub, sub))
    .for('no key update');
  return user;
}

/** What tries and codes are counted by: one name for a user, however they are called; for nobody, what was typed. */
export const accountKeyOf = (user: PoolUser | undefined, username: string): string =>
  user?.emailKey ?? emailKeyOf(username);

export async function updateUser(
  db: Database,
  sub: string,
  change: Partial<Pick<PoolUser, 'status' | 'emailVerified' | 'passwordHash'>>,
  now: Date,
): Promise<void> {
  await db
    .update(poolUsers)
    .set({ ...change, updatedAt: now.toISOString() })
    .where(eq(poolUsers.sub, sub));
}

/** `alice@example.com` as Cognito shows where a code went: `a***@e***`. */
export function maskedEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`;
}

/** Cognito's word for a user's state: one who has no password came by an account elsewhere. */
export const statusOf = (user: PoolUser): string =>
  user.passwordHash === null ? 'EXTERNAL_PROVIDER' : user.status;

/** What Cognito tells of a user. */
export const attributesOf = (
  user: PoolUser,
  identities: Identity[],
): { Name: string; Value: string }[] => [
  { Name: 'sub', Value: user.sub },
  { Name: 'email', Value: user.email },
  { Name: 'email_verified', Value: String(user.emailVerified) },
  ...(identities.length > 0 ? [{ Name: 'identities', Value: JSON.stringify(identities) }] : []),
];
