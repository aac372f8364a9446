import type { Database } from '../../../db/store';
import { hashJson, type ProjectRecord } from '../../import';
import { findMeta, SEEDED_KEY } from '../metaRows';
import { readEmbeddedSet, readSetVersion, type EmbeddedSet } from '../set';
import { findTakenVersion, listTaken, putTakenVersion } from './takenRecords';

const TO_SEE = 'To see them: npm run embedded';

async function countCorrections(db: Database, set: EmbeddedSet): Promise<number> {
  const taken = await listTaken(db);
  const ids = new Set((set.records as ProjectRecord[]).map(({ id }) => id));
  const corrected = (set.records as ProjectRecord[]).filter(
    (record) => taken.get(record.id)?.recordHash !== hashJson(record),
  );
  return corrected.length + [...taken.keys()].filter((id) => !ids.has(id)).length;
}

/**
 * For the log of a start: one sentence if the embedded set is newer than what the store took over.
 * Compares two strings; reads the records only if they differ.
 */
export async function embeddedNews(
  db: Database,
  { asOf, readOn, version } = readSetVersion(),
  readSet: () => EmbeddedSet = readEmbeddedSet,
): Promise<string | undefined> {
  const taken = await findTakenVersion(db);
  if (taken?.version === version) return undefined;
  if (taken === undefined)
    return (await findMeta(db, SEEDED_KEY))
      ? `An earlier version filled this store: the embedded set of ${readOn} may correct its records. ${TO_SEE}`
      : undefined;
  if (readOn < taken.readOn) return undefined;
  const count = await countCorrections(db, readSet());
  if (count === 0) {
    await putTakenVersion(db, { asOf, readOn, version });
    return undefined;
  }
  const records = count === 1 ? '1 record' : `${count} records`;
  return `The embedded set of ${readOn} corrects ${records} of this store. ${TO_SEE}`;
}
