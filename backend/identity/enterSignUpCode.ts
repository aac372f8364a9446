import { and, eq, inArray } from 'drizzle-orm';
import { isoAfter } from '../../contracts/time';
import { poolCodes, poolFailures } from '../db/schema';
import type { Database } from '../db/store';
import { isSame } from './client';
import { hashCode } from './codes';
import { exceptions, type PoolException } from './exceptions';
import { CODE_ATTEMPTS, codeLifetime } from './limits';
import type { Pool } from './pool';
import { NOBODY, pretendedKey } from './pretendedCodes';
import { lockUser, updateUser, type PoolUser } from './users';

const PURPOSE = 'sign-up';
const isCode = (sub: string) => and(eq(poolCodes.sub, sub), eq(poolCodes.purpose, PURPOSE));
/** Of a code that has confirmed a sign-up: it is still known until it would have expired. */
const usedKey = (codeHash: string): string => `used ${PURPOSE} ${codeHash}`;

interface Entry {
  user: PoolUser | undefined;
  accountKey: string;
  entered: string;
}

async function findFailures(tx: Database, keys: string[], now: Date) {
  const rows = await tx.select().from(poolFailures).where(inArray(poolFailures.key, keys));
  return new Map(
    rows.filter((row) => now < new Date(row.lockedUntil)).map((row) => [row.key, row]),
  );
}

/** Counts like a code of which any entry is wrong. */
async function countPretended(
  pool: Pool,
  tx: Database,
  key: string,
  before: { failures: number; lockedUntil: string } | undefined,
): Promise<PoolException> {
  if (before && before.failures >= CODE_ATTEMPTS) return exceptions.codeWornOut();
  const now = pool.now();
  const row = {
    failures: (before?.failures ?? 0) + 1,
    lastAt: now.toISOString(),
    lockedUntil: before?.lockedUntil ?? isoAfter(now, codeLifetime(pool, PURPOSE)),
  };
  await tx
    .insert(poolFailures)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: poolFailures.key, set: row });
  return exceptions.codeMismatch();
}

async function confirm(
  pool: Pool,
  tx: Database,
  sub: string,
  code: typeof poolCodes.$inferSelect,
): Promise<void> {
  await tx.delete(poolCodes).where(isCode(sub));
  const used = { failures: 0, lastAt: pool.now().toISOString(), lockedUntil: code.expiresAt };
  await tx
    .insert(poolFailures)
    .values({ key: usedKey(code.codeHash), ...used })
    .onConflictDoUpdate({ target: poolFailures.key, set: used });
  await updateUser(tx, sub, { status: 'CONFIRMED', emailVerified: true }, pool.now());
}

async function enter(
  pool: Pool,
  tx: Database,
  { user, accountKey, entered }: Entry,
): Promise<PoolException | undefined> {
  const sub = user?.sub ?? NOBODY;
  const codeHash = hashCode(pool, sub, PURPOSE, entered);
  const pretended = pretendedKey(PURPOSE, accountKey);
  const locked = await lockUser(tx, sub);
  const [code] = await tx.select().from(poolCodes).where(isCode(sub)).for('update');
  const failures = await findFailures(tx, [pretended, usedKey(codeHash)], pool.now());
  if (!code || pool.now() >= new Date(code.expiresAt)) {
    if (!pool.hidesUsers) return exceptions.codeExpired();
    const before = failures.get(pretended);
    return failures.has(usedKey(codeHash)) && (before?.failures ?? 0) < CODE_ATTEMPTS
      ? exceptions.alreadyConfirmed()
      : countPretended(pool, tx, pretended, before);
  }
  if (code.attempts >= CODE_ATTEMPTS) return exceptions.codeWornOut();
  if (isSame(codeHash, code.codeHash)) {
    if (locked?.signUpContested && locked.signUpBrowser !== (pool.signUpBrowser ?? null))
      return exceptions.signedUpElsewhere();
    await confirm(pool, tx, sub, code);
    return undefined;
  }
  const attempts = code.attempts + 1;
  await tx.update(poolCodes).set({ attempts }).where(isCode(sub));
  return exceptions.codeMismatch();
}

/**
 * Confirms a sign-up. In a pool that hides users, a wrong code gets the same answer for the same
 * work whether the address is unknown, unconfirmed or confirmed; only the code that confirmed it
 * is told so. Where two browsers signed up, a right code confirms only in the newer one, whose
 * password it arms.
 * @throws CodeMismatchException, TooManyFailedAttemptsException after CODE_ATTEMPTS,
 * NotAuthorizedException for a code that was used, UnsupportedUserStateException in the wrong
 * browser, ExpiredCodeException where users are not hidden
 */
export async function enterSignUpCode(pool: Pool, entry: Entry): Promise<void> {
  const refusal = await pool.db.transaction((tx) => enter(pool, tx, entry));
  if (refusal) throw refusal;
}
