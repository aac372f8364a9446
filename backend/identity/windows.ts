import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../db/store';

export interface WindowLimit {
  most: number;
  windowMs: number;
}

export interface Counted {
  /** It is still within the limit. */
  within: boolean;
  /** It is the first beyond the limit: those after it are no news. */
  isFirstBeyond: boolean;
  /** When what was counted is forgotten. */
  endsAt: Date;
}

/**
 * Counts one more of something in the current window of time, also beyond the limit. One statement, so that processes that ask at once are
 * all counted.
 */
export async function countInWindow(
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

/** Counts one more of something in the current window of time and says whether it is still within the limit. */
export async function countWithin(
  db: Database,
  key: string,
  limit: WindowLimit,
  now: Date,
): Promise<boolean> {
  return (await countInWindow(db, key, limit, now)).within;
}
