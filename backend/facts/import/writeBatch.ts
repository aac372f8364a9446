import { sql } from 'drizzle-orm';
import { takeLock } from '../../db/advisoryLocks';
import type { Database, Store } from '../../db/store';
import { emptyOutcome, type BatchOutcome } from './tally';
import type { Position, Refusal } from './types';

/**
 * Stale statistics (PGlite gathers none) make the planner scan whole tables; a batch only looks up
 * keys.
 */
export const lookUpByKey = (tx: Database): Promise<unknown> =>
  tx.execute(sql`select set_config('enable_hashjoin', 'off', true),
    set_config('enable_mergejoin', 'off', true), set_config('enable_seqscan', 'off', true)`);

export interface Positioned {
  at: Position;
}

export type Work<T> = (tx: Database, items: T[]) => Promise<BatchOutcome>;

function sqlState(error: unknown): string {
  for (
    let cause = error as { code?: unknown; cause?: unknown } | undefined;
    cause;
    cause = cause.cause as typeof cause
  ) {
    if (typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code)) return cause.code;
  }
  return '';
}

function rootMessage(error: unknown): string {
  let cause = error as Error & { cause?: unknown };
  while (cause.cause instanceof Error) cause = cause.cause;
  return cause.message;
}

function join(first: BatchOutcome, second: BatchOutcome): BatchOutcome {
  return {
    new: first.new + second.new,
    changed: first.changed + second.changed,
    skipped: first.skipped + second.skipped,
    refused: [...first.refused, ...second.refused],
    touched: [...first.touched, ...second.touched],
    removals: [...first.removals, ...second.removals],
    notes: { ...first.notes, ...second.notes },
  };
}

/**
 * Retries serialization failures and deadlocks. When the database refuses the data (SQLSTATE 22,
 * 23), halves the batch until the bad item is alone.
 * @throws any other database error; then nothing is stored
 */
export async function writeBatch<T extends Positioned>(
  store: Store,
  items: T[],
  work: Work<T>,
  attempt = 0,
): Promise<BatchOutcome> {
  if (items.length === 0) return emptyOutcome();
  try {
    return await store.db.transaction(async (tx) => {
      await takeLock(tx as unknown as Database, 'facts');
      await lookUpByKey(tx as unknown as Database);
      return work(tx as unknown as Database, items);
    });
  } catch (error) {
    const state = sqlState(error);
    if ((state === '40001' || state === '40P01') && attempt < 3)
      return writeBatch(store, items, work, attempt + 1);
    if (!/^2[23]/.test(state)) throw error;
    if (items.length === 1) {
      const refusal: Refusal = {
        ...items[0]?.at,
        reason: `the store refuses it: ${rootMessage(error)}`,
      };
      return { ...emptyOutcome(), refused: [refusal] };
    }
    const middle = items.length >> 1;
    const first = await writeBatch(store, items.slice(0, middle), work);
    return join(first, await writeBatch(store, items.slice(middle), work));
  }
}
