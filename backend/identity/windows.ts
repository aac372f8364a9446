import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../db/store';

/**
 * Counts one more of something in the current window of time and says whether it is still within the limit. One statement, so that
 * processes that ask at once are all counted.
 */
export async function countWithin(db: Database, key: string, limit: { most: number; windowMs: number }, now: Date): Promise<boolean> {
  const startsAt = new Date(Math.floor(now.getTime() / limit.windowMs) * limit.windowMs).toISOString();
  const [row] = await rowsOf<{ count: number }>(db, sql`
    insert into rate_windows as w (key, starts_at, count) values (${key}, ${startsAt}, 1)
    on conflict (key, starts_at) do update set count = w.count + 1 returning count`);
  return (row?.count ?? 1) <= limit.most;
}
