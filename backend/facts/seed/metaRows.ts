import { eq } from 'drizzle-orm';
import { meta } from '../../db/schema';
import type { Database } from '../../db/store';

/** Set at the start so that a killed run resumes; SEEDED_KEY replaces it. */
export const SEEDING_KEY = 'seeding';
export const SEEDED_KEY = 'seeded';
/** The embedded set that the store took over last. */
export const VERSION_KEY = 'embedded-set';

export async function putMeta(db: Database, key: string, value: object): Promise<void> {
  await db
    .insert(meta)
    .values({ key, value })
    .onConflictDoUpdate({ target: meta.key, set: { value } });
}

export async function findMeta<Value>(db: Database, key: string): Promise<Value | undefined> {
  const [row] = await db.select({ value: meta.value }).from(meta).where(eq(meta.key, key));
  return row?.value as Value | undefined;
}
