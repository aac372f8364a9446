import { asc, eq, gt } from 'drizzle-orm';
import { eventCursors, events } from '../db/schema';
import type { Database } from '../db/store';
import type { EventReader, StoredEvent } from './types';

/** Events handled in one transaction. */
const BATCH = 200;

/** Makes the readers' cursors: from then on no event is deleted before they have passed it. */
export async function registerReaders(
  db: Database,
  readers: readonly Pick<EventReader, 'name'>[],
): Promise<void> {
  if (readers.length === 0) return;
  await db
    .insert(eventCursors)
    .values(readers.map(({ name }) => ({ name })))
    .onConflictDoNothing();
}

/**
 * Hands the next events to a reader and moves its cursor past them, in one transaction: a handler that throws is given the same
 * ones again. Where another process is at it, there is nothing to do.
 * @returns how many events the cursor passed
 */
export async function readBatch(
  db: Database,
  reader: EventReader,
  now: Date,
  most = BATCH,
): Promise<number> {
  return db.transaction(async (tx) => {
    const [cursor] = await tx
      .select()
      .from(eventCursors)
      .where(eq(eventCursors.name, reader.name))
      .for('update', { skipLocked: true });
    if (!cursor) return 0;
    const next = await tx
      .select()
      .from(events)
      .where(gt(events.id, cursor.position))
      .orderBy(asc(events.id))
      .limit(most);
    const last = next.at(-1);
    if (!last) return 0;
    const wanted = next.filter(({ type }) => (reader.types as readonly string[]).includes(type));
    if (wanted.length > 0) await reader.handle(tx, wanted as StoredEvent[]);
    await tx
      .update(eventCursors)
      .set({ position: last.id, movedAt: now.toISOString() })
      .where(eq(eventCursors.name, reader.name));
    return next.length;
  });
}

/** Brings every reader up to now. */
export async function readAll(
  db: Database,
  readers: readonly EventReader[],
  now: () => Date,
  stopping?: AbortSignal,
): Promise<void> {
  for (const reader of readers)
    while (!stopping?.aborted && (await readBatch(db, reader, now())) > 0);
}
