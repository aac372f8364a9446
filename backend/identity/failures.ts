import { eq, sql } from 'drizzle-orm';
import { poolFailures } from '../db/schema';
import type { Database } from '../db/store';
import { afterFailure, isLocked, type Failures } from './lockout';

async function find(db: Database, key: string): Promise<Failures | undefined> {
  const [row] = await db.select().from(poolFailures).where(eq(poolFailures.key, key));
  return row && { failures: row.failures, lastAt: new Date(row.lastAt), lockedUntil: new Date(row.lockedUntil) };
}

export async function isLockedOut(db: Database, key: string, now: Date): Promise<boolean> {
  return isLocked(await find(db, key), now);
}

/** Counts a failure; two at once are both counted. */
export async function countFailure(db: Database, key: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`failure ${key}`}, 0))`);
    const { failures, lastAt, lockedUntil } = afterFailure(await find(tx, key), now);
    const row = { failures, lastAt: lastAt.toISOString(), lockedUntil: lockedUntil.toISOString() };
    await tx.insert(poolFailures).values({ key, ...row }).onConflictDoUpdate({ target: poolFailures.key, set: row });
  });
}

export async function forgetFailures(db: Database, key: string): Promise<void> {
  await db.delete(poolFailures).where(eq(poolFailures.key, key));
}
