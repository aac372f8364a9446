import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { VERIFICATION_CODE_LENGTH } from '../../contracts/limits';
import { isoAfter } from '../../contracts/time';
import { poolCodes } from '../db/schema';
import type { Database } from '../db/store';
import { isSame } from './client';
import { exceptions } from './exceptions';
import { CODE_ATTEMPTS, codeLifetime, type CodePurpose } from './limits';
import type { Pool } from './pool';
import { forgetPretendedCode } from './pretendedCodes';
import { lockUser, type PoolUser } from './users';

const codeKey = (sub: string, purpose: CodePurpose) =>
  and(eq(poolCodes.sub, sub), eq(poolCodes.purpose, purpose));

export const hashCode = (pool: Pool, sub: string, purpose: CodePurpose, code: string): string =>
  pool.secrets.hash(`code ${purpose} ${sub}`, code);

/** Replaces the user's code and sends the new one; both or neither. */
export async function issueCode(
  pool: Pool,
  tx: Database,
  user: Pick<PoolUser, 'sub' | 'email' | 'emailKey'>,
  purpose: CodePurpose,
): Promise<void> {
  const now = pool.now();
  const code = String(randomInt(10 ** VERIFICATION_CODE_LENGTH)).padStart(
    VERIFICATION_CODE_LENGTH,
    '0',
  );
  const row = {
    codeHash: hashCode(pool, user.sub, purpose, code),
    attempts: 0,
    expiresAt: isoAfter(now, codeLifetime(pool, purpose)),
  };
  await tx
    .insert(poolCodes)
    .values({ sub: user.sub, purpose, ...row })
    .onConflictDoUpdate({ target: [poolCodes.sub, poolCodes.purpose], set: row });
  await forgetPretendedCode(tx, user.emailKey, purpose);
  await pool.sendCode(tx, {
    to: user.email,
    purpose,
    code,
    now,
    expiresInSeconds: codeLifetime(pool, purpose) / 1_000,
  });
}

/**
 * Redeems a code once. A rollback keeps the count of wrong entries.
 * @param work what the code allows, in the transaction that redeems it
 * @throws ExpiredCodeException, CodeMismatchException, TooManyFailedAttemptsException after
 * CODE_ATTEMPTS
 */
export async function useCode(
  pool: Pool,
  sub: string,
  purpose: CodePurpose,
  entered: string,
  work: (tx: Database) => Promise<void>,
): Promise<void> {
  const wrong = await pool.db.transaction(async (tx) => {
    await lockUser(tx, sub);
    const [code] = await tx.select().from(poolCodes).where(codeKey(sub, purpose)).for('update');
    if (!code || pool.now() >= new Date(code.expiresAt)) return exceptions.codeExpired();
    if (code.attempts >= CODE_ATTEMPTS) return exceptions.codeWornOut();
    if (!isSame(hashCode(pool, sub, purpose, entered), code.codeHash)) {
      await tx
        .update(poolCodes)
        .set({ attempts: code.attempts + 1 })
        .where(codeKey(sub, purpose));
      return exceptions.codeMismatch();
    }
    await tx.delete(poolCodes).where(codeKey(sub, purpose));
    await work(tx);
    return undefined;
  });
  if (wrong) throw wrong;
}
