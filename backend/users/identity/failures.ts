import { eq } from 'drizzle-orm';
import { lockKey } from '../../db/advisoryLocks';
import { poolFailures } from '../../db/schema';
import type { Database } from '../../db/store';
import { secondsLeft } from '../../limits/countTry';
import { exceptions } from './exceptions';
import { afterFailure, isLocked, type Failures } from './lockout';

async function find(db: Database, key: string): Promise<Failures | undefined> {
  const [row] = await db.select().from(poolFailures).where(eq(poolFailures.key, key));
  return (
    row && {
      failures: row.failures,
      lastAt: new Date(row.lastAt),
      lockedUntil: new Date(row.lockedUntil),
    }
  );
}

/**
 * Counts before the password is checked, so parallel attempts count like serial ones. A correct one
 * clears it (forgetFailures).
 * @throws NotAuthorizedException "Password attempts exceeded", without counting, while locked
 */
export function takeAttempt(db: Database, key: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await lockKey(tx, `failure ${key}`);
    const before = await find(tx, key);
    if (before && isLocked(before, now))
      throw exceptions.attemptsExceeded(secondsLeft({ endsAt: before.lockedUntil }, now));
    const { failures, lastAt, lockedUntil } = afterFailure(before, now);
    const row = { failures, lastAt: lastAt.toISOString(), lockedUntil: lockedUntil.toISOString() };
    await tx
      .insert(poolFailures)
      .values({ key, ...row })
      .onConflictDoUpdate({ target: poolFailures.key, set: row });
  });
}

export async function forgetFailures(db: Database, key: string): Promise<void> {
  await db.delete(poolFailures).where(eq(poolFailures.key, key));
}
