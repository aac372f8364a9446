import { eq } from 'drizzle-orm';
import { meta } from '../db/schema';
import type { Database } from '../db/store';
import { CURRENT_METHOD, IN_FORCE, isByCurrent } from './currentMethod';

/** Key in `meta`: by which method, signals and words every project was last rated. */
const KEY = 'rated-by';

/** Raise it where rows or ratings say something else of the same facts. */
const WORDS = 2;
const CURRENT = { method: CURRENT_METHOD.version, inForce: IN_FORCE, words: WORDS };

/** Whether the last run over every project was by what is in force now. */
export async function isRatedByCurrent(db: Database): Promise<boolean> {
  const [row] = await db.select({ value: meta.value }).from(meta).where(eq(meta.key, KEY)).limit(1);
  const { method, inForce, words } = (row?.value ?? {}) as Partial<typeof CURRENT>;
  return words === WORDS && isByCurrent(method, inForce);
}

/** After a run over every project. */
export const noteRatedBy = (db: Database): Promise<unknown> =>
  db
    .insert(meta)
    .values({ key: KEY, value: CURRENT })
    .onConflictDoUpdate({ target: meta.key, set: { value: CURRENT } });
