/**
 * Codes that nobody gets. Who asks for one to an address without an account, or enters one there, is answered in the words and with the
 * work of the real thing (codes.ts), so that neither tells whether there is an account. They are kept among the
 * failed sign-ins, which belong to no account either, and go with them when they have ended.
 */
import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { outbox, poolFailures } from '../db/schema';
import type { Database } from '../db/store';
import { exceptions, type PoolException } from './exceptions';
import { CODE_ATTEMPTS, lifeOf, type CodePurpose } from './limits';
import type { Pool } from './pool';
import { lockUser } from './users';

const NOBODY = 'nobody';
const nameOf = (purpose: CodePurpose, accountKey: string): string =>
  `pretended ${purpose} ${accountKey}`;

/** About as long as a message with a code (mail/codeMail.ts): what it costs to store one grows with it. */
const FILLER = '-'.repeat(1_600);

/** Stores a message and takes it back: nobody outside of the transaction ever sees it. */
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

/** Instead of making and sending a code (issueCode): as many writes, as large. The row has the shape of a code's: tries, and an end. */
export async function pretendCode(
  pool: Pool,
  tx: Database,
  accountKey: string,
  purpose: CodePurpose,
): Promise<void> {
  const [key, now] = [nameOf(purpose, accountKey), pool.now()];
  pool.secrets.hash(key, String(randomInt(1_000_000)));
  const row = {
    failures: 0,
    lastAt: now.toISOString(),
    lockedUntil: new Date(now.getTime() + lifeOf(pool, purpose)).toISOString(),
  };
  await tx
    .insert(poolFailures)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: poolFailures.key, set: row });
  await pretendToSend(tx, now.toISOString());
}

/** A real code ends a pretended one: somebody has signed up since. */
export async function forgetPretendedCode(
  tx: Database,
  accountKey: string,
  purpose: CodePurpose,
): Promise<void> {
  await tx.delete(poolFailures).where(eq(poolFailures.key, nameOf(purpose, accountKey)));
}

/** Instead of using a code up: as if it had been another one. @returns what to say */
export function enterPretendedCode(
  pool: Pool,
  accountKey: string,
  purpose: CodePurpose,
): Promise<PoolException> {
  return pool.db.transaction(async (tx) => {
    await lockUser(tx, NOBODY);
    const key = eq(poolFailures.key, nameOf(purpose, accountKey));
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
