/** What the store took over from the embedded set. */
import { inArray } from 'drizzle-orm';
import { embeddedRecords } from '../../../db/schema';
import { upsertRows, type Database } from '../../../db/store';
import { fingerprintProjects, hashJson, type ProjectRecord } from '../../import';
import { findMeta, putMeta, VERSION_KEY } from '../metaRows';
import type { SetVersion } from '../set';

export type TakenRecord = typeof embeddedRecords.$inferSelect;

export const listTaken = async (db: Database): Promise<Map<string, TakenRecord>> =>
  new Map((await db.select().from(embeddedRecords)).map((row) => [row.projectId, row]));

/**
 * Undefined in a store of an earlier version, or without the set. Where `readOn` is missing, the set
 * was read on its day.
 */
export async function findTakenVersion(db: Database): Promise<SetVersion | undefined> {
  const taken = await findMeta<SetVersion & { readOn?: string }>(db, VERSION_KEY);
  return taken && { ...taken, readOn: taken.readOn ?? taken.asOf };
}

export const putTakenVersion = (
  db: Database,
  { asOf, readOn, version }: SetVersion,
): Promise<void> => putMeta(db, VERSION_KEY, { asOf, readOn, version });

/** Notes records as taken over, with their projects as they are stored now. */
export async function noteTaken(
  db: Database,
  records: readonly Pick<ProjectRecord, 'id'>[],
  takenAt: string,
): Promise<void> {
  const stored = await fingerprintProjects(
    db,
    records.map(({ id }) => id),
  );
  const rows = records.flatMap((record) => {
    const storedHash = stored.get(record.id);
    const recordHash = hashJson(record);
    return storedHash ? [{ projectId: record.id, recordHash, storedHash, takenAt }] : [];
  });
  await upsertRows(db, embeddedRecords, rows, embeddedRecords.projectId);
}

export async function forgetTaken(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await db.delete(embeddedRecords).where(inArray(embeddedRecords.projectId, [...ids]));
}
