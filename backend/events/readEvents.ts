import { asc, eq, gt, lt, max } from 'drizzle-orm';
import { letOthersIn } from '../db/letOthersIn';
import { eventCursors, events } from '../db/schema';
import type { Database } from '../db/store';
import type { EventReader, StoredEvent } from '../eventTypes';

const BATCH = 200;

/** Protects later events from deletion until these readers have passed them. */
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

/** One cheap query: a look is mostly in vain. */
export async function listBehind(
  db: Database,
  readers: readonly EventReader[],
): Promise<readonly EventReader[]> {
  const newest = db.select({ id: max(events.id) }).from(events);
  const rows = await db
    .select({ name: eventCursors.name })
    .from(eventCursors)
    .where(lt(eventCursors.position, newest));
  return readers.filter((reader) => rows.some(({ name }) => name === reader.name));
}

/**
 * Handles a batch and moves the cursor in one transaction; a throw repeats the batch. Skips a
 * reader busy in another process.
 * @returns how many events it read; 0 when there are no more
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
    const stopped =
      wanted.length > 0
        ? await reader.handle(tx, wanted as StoredEvent[], cursor.reached)
        : undefined;
    await tx
      .update(eventCursors)
      .set({
        position: stopped ? stopped.id - 1 : last.id,
        reached: stopped?.reached ?? '',
        movedAt: now.toISOString(),
      })
      .where(eq(eventCursors.name, reader.name));
    return next.length;
  });
}

export async function readAll(
  db: Database,
  readers: readonly EventReader[],
  now: () => Date,
  stopping?: AbortSignal,
): Promise<void> {
  for (const reader of readers)
    while (!stopping?.aborted && (await readBatch(db, reader, now())) > 0) await letOthersIn();
}
