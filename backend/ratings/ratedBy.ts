import { eq } from 'drizzle-orm';
import { meta } from '../db/schema';
import type { Database } from '../db/store';
import { CURRENT_METHOD, isByCurrent, listInForce, listOff } from './currentMethod';

/** Key in `meta`: by which method, signals and words every project was last rated. */
const KEY = 'rated-by';

/** Raise it where rows or ratings say something else of the same facts. */
const WORDS = 3;

interface RatedBy {
  method: string;
  inForce: string[];
  words: number;
}

/** Whether the last run over every project was by what is in force now. */
export async function isRatedByCurrent(db: Database): Promise<boolean> {
  const [row] = await db.select({ value: meta.value }).from(meta).where(eq(meta.key, KEY)).limit(1);
  const { method, inForce, words } = (row?.value ?? {}) as Partial<RatedBy>;
  return words === WORDS && isByCurrent(method, inForce, await listOff(db));
}

/** After a run over every project. */
export async function noteRatedBy(db: Database): Promise<void> {
  const inForce = listInForce(await listOff(db));
  const value: RatedBy = { method: CURRENT_METHOD.version, inForce, words: WORDS };
  await db
    .insert(meta)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: meta.key, set: { value } });
}
