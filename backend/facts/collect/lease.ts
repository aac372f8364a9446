/** One collector among all processes of a store. */
import { and, eq, sql } from 'drizzle-orm';
import { isoAfter, MINUTE_MS } from '../../../contracts/time';
import { meta } from '../../db/schema';
import type { Database } from '../../db/store';

const KEY = 'collector';
/** Longer than any look. What is killed holds it no longer. */
const LEASE_MS = 10 * MINUTE_MS;

export interface Lease {
  renew(now: Date): Promise<void>;
  end(): Promise<void>;
}

/** @returns null while another collector has it */
export async function takeLease(db: Database, holder: string, now: Date): Promise<Lease | null> {
  const value = (at: Date) => ({ holder, until: isoAfter(at, LEASE_MS) });
  const rows = await db
    .insert(meta)
    .values({ key: KEY, value: value(now) })
    .onConflictDoUpdate({
      target: meta.key,
      set: { value: value(now) },
      setWhere: sql`(${meta.value}->>'until')::timestamptz <= ${now.toISOString()}::timestamptz`,
    })
    .returning({ key: meta.key });
  if (rows.length === 0) return null;
  const mine = and(eq(meta.key, KEY), sql`${meta.value}->>'holder' = ${holder}`);
  return {
    async renew(at) {
      const kept = await db
        .update(meta)
        .set({ value: value(at) })
        .where(mine)
        .returning({ key: meta.key });
      if (kept.length === 0) throw new Error('Another collector has taken over.');
    },
    end: async () => {
      await db.delete(meta).where(mine);
    },
  };
}
