/**
 * The only counter of attempts that survives restarts and spans processes. Per process:
 * http/route.ts and server/http/perMinute.ts.
 */
import { and, eq, sql } from 'drizzle-orm';
import { lockKey } from '../db/advisoryLocks';
import { rateWindows } from '../db/schema';
import type { Database } from '../db/store';

/** At most `most` per window. */
export interface WindowLimit {
  most: number;
  windowMs: number;
}
/** At most `most` in a row; a pause of `restMs` resets them. */
export interface RowLimit {
  most: number;
  restMs: number;
}
export type Limit = WindowLimit | RowLimit;

export interface Counted {
  within: boolean;
  /** True once: later attempts are no news. */
  isFirstBeyond: boolean;
  endsAt: Date;
}

/** Also counts beyond the limit. One statement, so that concurrent attempts all count. */
async function countInWindow(
  db: Database,
  key: string,
  { most, windowMs }: WindowLimit,
  now: Date,
): Promise<Counted> {
  const startsAt = Math.floor(now.getTime() / windowMs) * windowMs;
  const [row] = await db
    .insert(rateWindows)
    .values({ key, startsAt: new Date(startsAt).toISOString(), count: 1 })
    .onConflictDoUpdate({
      target: [rateWindows.key, rateWindows.startsAt],
      set: { count: sql`${rateWindows.count} + 1` },
    })
    .returning({ count: rateWindows.count });
  const count = row?.count ?? 1;
  return {
    within: count <= most,
    isFirstBeyond: count === most + 1,
    endsAt: new Date(startsAt + windowMs),
  };
}

/** A later end was set by a clock that has been set back since. */
const isWithin = (endsAt: Date, restMs: number, now: Date): boolean =>
  now < endsAt && endsAt.getTime() - now.getTime() <= restMs;

/**
 * Attempts beyond the limit don't prolong the pause. `startsAt` is the last counted one; a lock
 * serializes them.
 */
function countInRow(
  db: Database,
  key: string,
  { most, restMs }: RowLimit,
  now: Date,
): Promise<Counted> {
  return db.transaction(async (tx) => {
    await lockKey(tx, key);
    const [row] = await tx.select().from(rateWindows).where(eq(rateWindows.key, key));
    const restsUntil = new Date(row ? Date.parse(row.startsAt) + restMs : 0);
    const before = row && isWithin(restsUntil, restMs, now) ? row.count : 0;
    const isRow = and(eq(rateWindows.key, key), eq(rateWindows.startsAt, row?.startsAt ?? ''));
    if (before >= most) {
      if (before === most)
        await tx
          .update(rateWindows)
          .set({ count: most + 1 })
          .where(isRow);
      return { within: false, isFirstBeyond: before === most, endsAt: restsUntil };
    }
    const counted = { key, startsAt: now.toISOString(), count: before + 1 };
    if (row) await tx.update(rateWindows).set(counted).where(isRow);
    else await tx.insert(rateWindows).values(counted);
    return { within: true, isFirstBeyond: false, endsAt: new Date(now.getTime() + restMs) };
  });
}

export const countTry = (db: Database, key: string, limit: Limit, now: Date): Promise<Counted> =>
  'windowMs' in limit ? countInWindow(db, key, limit, now) : countInRow(db, key, limit, now);

/** Without counting. @returns undefined if an attempt would be within the limit */
export async function findRest(
  db: Database,
  key: string,
  { most, restMs }: RowLimit,
  now: Date,
): Promise<Counted | undefined> {
  const [row] = await db.select().from(rateWindows).where(eq(rateWindows.key, key));
  const endsAt = new Date(row ? Date.parse(row.startsAt) + restMs : 0);
  return row && row.count >= most && isWithin(endsAt, restMs, now)
    ? { within: false, isFirstBeyond: false, endsAt }
    : undefined;
}

export async function forgetTries(db: Database, key: string): Promise<void> {
  await db.delete(rateWindows).where(eq(rateWindows.key, key));
}

/** Whole seconds until the count resets, for Retry-After. */
export const secondsLeft = ({ endsAt }: Pick<Counted, 'endsAt'>, now: Date): number =>
  Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1_000));
