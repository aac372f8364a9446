import { and, eq } from 'drizzle-orm';
import { takeLockOf } from '../db/advisoryLocks';
import { rateWindows } from '../db/schema';
import type { Database } from '../db/store';
import type { Counted } from '../identity/windows';

export interface RowLimit {
  most: number;
  /** So long without a counted one forgets them all, ms. */
  restMs: number;
}

/**
 * Counts one more of something in a row. Beyond the limit one is noted, and nothing put off, so that the rest comes to its end whoever goes on
 * asking.
 * The row holds when the last one was; those who ask at once wait for each other.
 */
export function countInRow(
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
