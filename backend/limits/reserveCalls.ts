import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Reserve } from '../../contracts/http/MinuteLimits';
import { callCounts } from '../db/schema';
import type { Database } from '../db/store';

const KEPT_MS = 10 * 60_000;

/**
 * Counts that all backends on a store share. The table is unlogged: a crash of the database forgets
 * this minute.
 * @param secret keys the hashes that stand for callers
 */
export function reserveCalls(db: Database, secret: string): Reserve {
  const hash = (key: string) =>
    createHmac('sha256', secret).update(key).digest('base64url').slice(0, 27);
  let latest = 0;
  const forgetBefore = (minute: number) => {
    const before = new Date(minute - KEPT_MS).toISOString();
    // The next minute tries again.
    void Promise.resolve(db.execute(sql`delete from call_counts where minute < ${before}`)).catch(
      () => undefined,
    );
  };
  return async (key, calls, minute) => {
    if (minute.getTime() > latest) {
      latest = minute.getTime();
      forgetBefore(latest);
    }
    const [row] = await db
      .insert(callCounts)
      .values({ minute: minute.toISOString(), key: hash(key), count: calls })
      .onConflictDoUpdate({
        target: [callCounts.minute, callCounts.key],
        set: { count: sql`${callCounts.count} + excluded.count` },
      })
      .returning({ count: callCounts.count });
    return row!.count;
  };
}
