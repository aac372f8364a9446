/**
 * Codes for addresses without an account. Answers and work match real codes (codes.ts), to hide
 * whether an account exists. They are stored with the failed sign-ins.
 */
import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { isoAfter } from '../../contracts/time';
import { outbox, poolFailures } from '../db/schema';
import type { Database } from '../db/store';
import { exceptions, type PoolException } from './exceptions';
import { CODE_ATTEMPTS, codeLifetime, type CodePurpose } from './limits';
import type { Pool } from './pool';
import { lockUser } from './users';

export const NOBODY = 'nobody';
export const pretendedKey = (purpose: CodePurpose, accountKey: string): string =>
  `pretended ${purpose} ${accountKey}`;

/** About the length of a code message (mail/codeMail.ts), because storing cost depends on size. */
const FILLER = '-'.repeat(1_600);

async function pretendToSend(tx: Database, createdAt: string): Promise<void> {
  const message = {
    recipient: '',
    kind: 'pretended',
    subject: '',
    text: '',
    html: FILLER,
    createdAt,
  };
  const [stored] = await tx.insert(outbox).values(message).returning({ id: outbox.id });
  await tx.delete(outbox).where(eq(outbox.id, stored!.id));
}

/** Matches issueCode in number and size of writes. The row stores attempts and an expiry. */
export async function pretendCode(
  pool: Pool,
  tx: Database,
  accountKey: string,
  purpose: CodePurpose,
): Promise<void> {
  const [key, now] = [pretendedKey(purpose, accountKey), pool.now()];
  pool.secrets.hash(key, String(randomInt(1_000_000)));
  const row = {
    failures: 0,
    lastAt: now.toISOString(),
    lockedUntil: isoAfter(now, codeLifetime(pool, purpose)),
  };
  await tx
    .insert(poolFailures)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: poolFailures.key, set: row });
  await pretendToSend(tx, now.toISOString());
}

export async function forgetPretendedCode(
  tx: Database,
  accountKey: string,
  purpose: CodePurpose,
): Promise<void> {
  await tx.delete(poolFailures).where(eq(poolFailures.key, pretendedKey(purpose, accountKey)));
}

/**
 * Answers as if a different code had been expected.
 * @returns the exception to raise
 */
export function enterPretendedCode(
  pool: Pool,
  accountKey: string,
  purpose: CodePurpose,
): Promise<PoolException> {
  return pool.db.transaction(async (tx) => {
    await lockUser(tx, NOBODY);
    const key = eq(poolFailures.key, pretendedKey(purpose, accountKey));
    const [code] = await tx.select().from(poolFailures).where(key).for('update');
    if (!code || pool.now() >= new Date(code.lockedUntil)) return exceptions.codeExpired();
    if (code.failures >= CODE_ATTEMPTS) return exceptions.codeWornOut();
    await tx
      .update(poolFailures)
      .set({ failures: code.failures + 1 })
      .where(key);
    return exceptions.codeMismatch();
  });
}
