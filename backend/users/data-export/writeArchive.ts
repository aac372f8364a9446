import type { Database } from '../../db/store';
import type { AccountNames, Exported } from '../../db/tables';
import { ARCHIVE_MAX, ROWS_MAX } from './limits';
import { writeReadme, type WrittenPart } from './readme';
import { ZipFile } from './zip';

interface Options {
  now: Date;
  signal: AbortSignal;
  rowsMax?: number;
  archiveMax?: number;
}

/** A list, one row a line. */
function* jsonLines(rows: readonly object[]): Generator<string> {
  yield '[';
  for (const [place, row] of rows.entries())
    yield `${place > 0 ? ',' : ''}\n${JSON.stringify(row)}`;
  yield '\n]\n';
}

/** Lines are small: packing each alone would take long. */
function* inSlices(lines: Iterable<string>): Generator<string> {
  let slice: string[] = [];
  for (const line of lines) {
    slice.push(line);
    if (slice.length < 500) continue;
    yield slice.join('');
    slice = [];
  }
  yield slice.join('');
}

/**
 * A ZIP file with a README and a JSON file for each part.
 * @throws ArchiveTooLarge
 */
export async function writeArchive(
  db: Database,
  exported: readonly Exported[],
  names: AccountNames,
  { now, signal, rowsMax = ROWS_MAX, archiveMax = ARCHIVE_MAX }: Options,
): Promise<Uint8Array> {
  const zip = new ZipFile(now, archiveMax);
  const parts: WrittenPart[] = [];
  const leftOut: string[] = [];
  for (const one of exported) {
    signal.throwIfAborted();
    if ('leftOut' in one) {
      leftOut.push(one.leftOut);
      continue;
    }
    const { file, about } = one;
    const rows = await one.read(db, names, rowsMax);
    await zip.add(`${file}.json`, inSlices(jsonLines(rows)));
    parts.push({ file, about, rows: rows.length, isFull: rows.length >= rowsMax });
  }
  parts.sort((a, b) => (a.file < b.file ? -1 : 1));
  await zip.add('README.txt', [writeReadme({ account: names.account, now, parts, leftOut })]);
  return zip.end();
}
