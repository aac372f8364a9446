import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { toEmailKey } from '../../../contracts/accounts/emailKey';
import { poolIdentities, poolUsers } from '../../db/schema';
import type { Database } from '../../db/store';
import { forgetCodes } from './codes';
import { exceptions } from './exceptions';
import { forgetFailures } from './failures';
import type { Pool } from './pool';
import { revokeAll } from './tokens';
import { lockUser, updateUser, type PoolUser } from './users';

const GOOGLE = 'Google';
const SUBJECT_DIGITS = 21;

export function googleSubject(pool: Pool, email: string): string {
  const hash = Buffer.from(pool.secrets.hash('google', toEmailKey(email)), 'base64url');
  return `1${BigInt(`0x${hash.toString('hex')}`)}`.slice(0, SUBJECT_DIGITS);
}

/** Locks the user with this address, or creates one without a password. */
async function takeUser(pool: Pool, tx: Database, email: string): Promise<PoolUser> {
  const [now, emailKey] = [pool.now().toISOString(), toEmailKey(email)];
  const user = {
    sub: randomUUID(),
    email,
    emailKey,
    emailVerified: true,
    status: 'CONFIRMED',
    createdAt: now,
    updatedAt: now,
  };
  const [made] = await tx.insert(poolUsers).values(user).onConflictDoNothing().returning();
  if (made) return made;
  const [known] = await tx
    .select()
    .from(poolUsers)
    .where(eq(poolUsers.emailKey, emailKey))
    .for('no key update');
  // Deleted between the two statements: try again.
  return known ?? takeUser(pool, tx, email);
}

/** Drops the password of an unproven sign-up, or it would open the real owner's account. */
async function takeOver(pool: Pool, tx: Database, user: PoolUser): Promise<PoolUser> {
  const change = { status: 'CONFIRMED', emailVerified: true, passwordHash: null };
  await updateUser(tx, user.sub, change, pool.now());
  await forgetCodes(tx, user.emailKey);
  await revokeAll(tx, user.sub);
  await forgetFailures(tx, user.emailKey);
  return { ...user, ...change };
}

async function findLinked(tx: Database, subject: string): Promise<PoolUser | undefined> {
  const [identity] = await tx
    .select()
    .from(poolIdentities)
    .where(and(eq(poolIdentities.provider, GOOGLE), eq(poolIdentities.subject, subject)));
  return identity && lockUser(tx, identity.sub);
}

/**
 * Finds the user by Google account, then by address, else creates one.
 * @throws NotAuthorizedException for a disabled user
 */
export function signInByGoogle(
  pool: Pool,
  google: { subject: string; email: string },
): Promise<PoolUser> {
  return pool.db.transaction(async (tx) => {
    const linked = await findLinked(tx, google.subject);
    const found = linked ?? (await takeUser(pool, tx, google.email.trim()));
    if (!found.enabled) throw exceptions.disabled();
    const user = found.status === 'CONFIRMED' ? found : await takeOver(pool, tx, found);
    await tx
      .insert(poolIdentities)
      .values({
        provider: GOOGLE,
        subject: google.subject,
        sub: user.sub,
        createdAt: pool.now().toISOString(),
      })
      .onConflictDoNothing();
    return user;
  });
}

export async function listGoogleAccounts(pool: Pool, most: number): Promise<string[]> {
  const rows = await pool.db
    .select({ email: poolUsers.email })
    .from(poolIdentities)
    .innerJoin(poolUsers, eq(poolUsers.sub, poolIdentities.sub))
    .where(eq(poolIdentities.provider, GOOGLE))
    .orderBy(desc(poolIdentities.createdAt))
    .limit(most);
  return rows.map(({ email }) => email);
}
