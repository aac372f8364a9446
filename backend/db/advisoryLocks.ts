import { sql } from 'drizzle-orm';
import type { Database } from './store';

/** Every advisory lock with a fixed id, and what it protects. All are held to the end of their transaction. */
export const ADVISORY_LOCKS = {
  /** The schema: processes that start at once migrate one after the other. */
  migration: 7_207_501,
  /**
   * Facts and the ratings made of them: batches of imports and of ratings take turns. Imports and
   * ratings exclude each other too. A rating reads its facts in several statements, and an import
   * committed between two of them would give it half of each state. An import may also merge a
   * project into another and delete it, with its scores, under a rating's hands.
   */
  facts: 7_207_502,
  /** The events: a trigger of the table takes it, so that their ids become visible in order. */
  events: 7_207_504,
} as const;

/** Waits for a lock and holds it until the transaction ends. */
export const takeLock = (tx: Database, lock: keyof typeof ADVISORY_LOCKS): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS[lock]})`);

/** The same for one of many: `key` names what is being done and to whom, as in "vote aave 1.2.3.4". */
export const takeLockOf = (tx: Database, key: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
