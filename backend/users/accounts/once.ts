import { eq, lt } from 'drizzle-orm';
import type { OnceState } from '../../../contracts/accounts/signUpEndpoints';
import { DAY_MS, isoBefore } from '../../../contracts/time';
import { onceAnswers } from '../../db/schema';
import type { Database } from '../../db/store';

/** Longer than anybody retries one form. */
const KEPT_MS = DAY_MS;

interface Begun {
  state: OnceState;
  answer: string | null;
}

/** Notes a call by its key, or finds the earlier one. */
export async function beginOnce(
  db: Database,
  { keyHash, bodyHash }: { keyHash: string; bodyHash: string },
  now: Date,
): Promise<Begun> {
  const row = { keyHash, bodyHash, createdAt: now.toISOString() };
  const made = await db
    .insert(onceAnswers)
    .values(row)
    .onConflictDoNothing()
    .returning({ keyHash: onceAnswers.keyHash });
  if (made.length > 0) return { state: 'new', answer: null };
  const [before] = await db.select().from(onceAnswers).where(eq(onceAnswers.keyHash, keyHash));
  if (before && before.bodyHash !== bodyHash) return { state: 'other', answer: null };
  const answer = before?.answer ?? null;
  return { state: answer === null ? 'unfinished' : 'finished', answer };
}

export async function finishOnce(
  db: Database,
  { keyHash, answer }: { keyHash: string; answer: string },
): Promise<void> {
  await db.update(onceAnswers).set({ answer }).where(eq(onceAnswers.keyHash, keyHash));
}

/** @returns how many answers were deleted */
export async function pruneOnce(db: Database, now: Date): Promise<number> {
  const before = isoBefore(now, KEPT_MS);
  const gone = await db
    .delete(onceAnswers)
    .where(lt(onceAnswers.createdAt, before))
    .returning({ keyHash: onceAnswers.keyHash });
  return gone.length;
}
