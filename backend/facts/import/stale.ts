/** Marks ratings as behind the facts: set before an import writes, cleared after rating. */
import { eq } from 'drizzle-orm';
import { meta } from '../../db/schema';
import type { Database } from '../../db/store';

const STALE_KEY = 'derived-stale';

export async function isStale(db: Database): Promise<boolean> {
  const rows = await db
    .select({ key: meta.key })
    .from(meta)
    .where(eq(meta.key, STALE_KEY))
    .limit(1);
  return rows.length > 0;
}

export async function markStale(db: Database, since: string): Promise<void> {
  await db.insert(meta).values({ key: STALE_KEY, value: { since } }).onConflictDoNothing();
}

export async function clearStale(db: Database): Promise<void> {
  await db.delete(meta).where(eq(meta.key, STALE_KEY));
}
