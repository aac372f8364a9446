/**
 * The one counter of tries that must survive a restart and hold over several processes: rows of
 * `rate_windows`. What one process counts for itself is @fastify/rate-limit in the backend
 * (http/route.ts) and assertPerMinute in the web tier (server/perMinute.ts).
 */
import { and, eq, sql } from 'drizzle-orm';
import { takeLockOf } from '../db/advisoryLocks';
import { rateWindows } from '../db/schema';
import { rowsOf, type Database } from '../db/store';

/** So many in each window of time. */
export interface WindowLimit {
  most: number;
  windowMs: number;
}
/** So many in a row; this long without a counted one forgets them all. */
export interface RowLimit {
  most: number;
  restMs: number;
}
export type Limit = WindowLimit | RowLimit;

export interface Counted {
  /** It is still within the limit. */
  within: boolean;
  /** It is the first beyond the limit: those after it are no news. */
  isFirstBeyond: boolean;
  /** When what was counted is forgotten. */
  endsAt: Date;
}

/** Also beyond the limit. One statement, so that processes that ask at once are all counted. */
async function countInWindow(
  db: Database,
  key: string,
  { most, windowMs }: WindowLimit,
  now: Date,
): Promise<Counted> {
  const startsAt = Math.floor(now.getTime() / windowMs) * windowMs;
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`
    insert into rate_windows as w (key, starts_at, count) values (${key}, ${new Date(startsAt).toISOString()}, 1)
    on conflict (key, starts_at) do update set count = w.count + 1 returning count`,
  );
  const count = row?.count ?? 1;
  return {
    within: count <= most,
    isFirstBeyond: count === most + 1,
    endsAt: new Date(startsAt + windowMs),
  };
}

/**
 * Beyond the limit one is noted, and nothing put off, so that the rest ends however often somebody asks. The row holds when
 * the last one was; those who ask at once wait for each other.
 */
function countInRow(
  db: Database,
  key: string,
  { most, restMs }: RowLimit,
  now: Date,
): Promise<Counted> {
  return db.transaction(async (tx) => {
    await takeLockOf(tx, key);
    const [row] = await tx.select().from(rateWindows).where(eq(rateWindows.key, key));
    const restsUntil = row ? Date.parse(row.startsAt) + restMs : 0;
    const before = row && now.getTime() < restsUntil ? row.count : 0;
    const isRow = and(eq(rateWindows.key, key), eq(rateWindows.startsAt, row?.startsAt ?? ''));
    if (before >= most) {
      if (before === most)
        await tx
          .update(rateWindows)
          .set({ count: most + 1 })
          .where(isRow);
      return { within: false, isFirstBeyond: before === most, endsAt: new Date(restsUntil) };
    }
    const counted = { key, startsAt: now.toISOString(), count: before + 1 };
    if (row) await tx.update(rateWindows).set(counted).where(isRow);
    else await tx.insert(rateWindows).values(counted);
    return { within: true, isFirstBeyond: false, endsAt: new Date(now.getTime() + restMs) };
  });
}

/** Counts one more try of something, named by `key`, and says whether it is still within the limit. */
export const countTry = (db: Database, key: string, limit: Limit, now: Date): Promise<Counted> =>
  'windowMs' in limit ? countInWindow(db, key, limit, now) : countInRow(db, key, limit, now);

/** Forgets what was counted under a key. */
export async function forgetTries(db: Database, key: string): Promise<void> {
  await db.delete(rateWindows).where(eq(rateWindows.key, key));
}

/** Whole seconds until what was counted is forgotten, for Retry-After. */
export const secondsLeft = ({ endsAt }: Counted, now: Date): number =>
  Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1_000));
