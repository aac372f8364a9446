import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../db/store';

export interface WindowLimit { most: number; windowMs: number }

/**
 * Counts one more of something in the current window of time. One statement, so that processes that ask at once are all counted.
 * @returns whether it is still within the limit, and when the window ends
 */
export async function countInWindow(db: Database, key: string, { most, windowMs }: WindowLimit, now: Date): Promise<{ within: boolean; endsAt: Date }> {
  const startsAt = Math.floor(now.getTime() / windowMs) * windowMs;
  const [row] = await rowsOf<{ count: number }>(db, sql`
    insert into rate_windows as w (key, starts_at, count) values (${key}, ${new Date(startsAt).toISOString()}, 1)
    on conflict (key, starts_at) do update set count = w.count + 1 returning count`);
  return { within: (row?.count ?? 1) <= most, endsAt: new Date(startsAt + windowMs) };
}

/** Counts one more of something in the current window of time and says whether it is still within the limit. */
export async function countWithin(db: Database, key: string, limit: WindowLimit, now: Date): Promise<boolean> {
  return (await countInWindow(db, key, limit, now)).within;
}
