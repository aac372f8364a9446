import { sql } from 'drizzle-orm';
import type { Database } from './store';

/** Fixed lock ids; every lock lasts until its transaction ends. */
export const ADVISORY_LOCKS = {
  migration: 7_207_501,
  /**
   * Imports and ratings take turns. A rating reads facts in several statements, so an import
   * between them would mix two states. An import may also merge away a project while it is rated.
   */
  facts: 7_207_502,
  /** Taken by a trigger, so event ids become visible in order. */
  events: 7_207_504,
} as const;

export const takeLock = (tx: Database, lock: keyof typeof ADVISORY_LOCKS): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS[lock]})`);

/** `key` names the action and its subject, as in "vote aave 1.2.3.4". */
export const lockKey = (tx: Database, key: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
