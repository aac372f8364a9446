/** Which signals this site measures: one is in force once every project was looked at. */
import { eq } from 'drizzle-orm';
import { meta } from '../db/schema';
import type { Database } from '../db/store';
import { OFF_SIGNALS } from './currentMethod';

const KEY = 'measured-signals';

async function listMeasured(db: Database): Promise<string[]> {
  const [row] = await db.select({ value: meta.value }).from(meta).where(eq(meta.key, KEY)).limit(1);
  return (row?.value ?? []) as string[];
}

export async function listOff(db: Database): Promise<string[]> {
  const measured = await listMeasured(db);
  return OFF_SIGNALS.filter((id) => !measured.includes(id));
}

/** From now on for every project. @returns false where it is in force already */
export async function putInForce(db: Database, signal: string): Promise<boolean> {
  const measured = await listMeasured(db);
  if (measured.includes(signal)) return false;
  const value = [...measured, signal].sort();
  await db
    .insert(meta)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: meta.key, set: { value } });
  return true;
}
