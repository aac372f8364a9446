/** The method in force, and what this site measures. */
import { eq } from 'drizzle-orm';
import { meta } from '../db/schema';
import type { Database } from '../db/store';
import { METHOD_2_0 } from '../rating';

export const CURRENT_METHOD = METHOD_2_0;

/** Off for every project until a site has a source for them (putInForce). */
export const OFF_SIGNALS: readonly string[] = ['holder-concentration', 'website'];

export const listInForce = (off: readonly string[]): string[] =>
  CURRENT_METHOD.signals.map(({ id }) => id).filter((id) => !off.includes(id));

/** Ratings by another method, or by other signals, are not compared: the project has not changed. */
export const isByCurrent = (
  method: string | undefined,
  inForce: unknown,
  off: readonly string[],
): boolean => method === CURRENT_METHOD.version && String(inForce) === String(listInForce(off));

/** Key in `meta`: a signal is in force once every project was looked at. */
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
