import { JsonDocument } from '../input/JsonDocument';
import { writeListings } from '../listings/writeListings';
import type { Store } from '../../../db/store';
import { ImportRun } from '../run';
import type { ImportOptions, ImportSummary } from '../types';
import { groupTokens, type ListEntry } from './group';
import { readTokenList } from './readTokenList';

const importEntries = (run: ImportRun, entries: readonly ListEntry[]): Promise<void> =>
  writeListings(run, groupTokens(entries));

async function* nothing(): AsyncGenerator<string> {}

export async function importTokens(
  store: Store,
  entries: readonly ListEntry[],
  options: Omit<ImportOptions, 'open'>,
): Promise<ImportSummary> {
  const run = new ImportRun(store, { ...options, open: nothing });
  run.tally.read(entries.length);
  await importEntries(run, entries);
  return run.tally.summary(run);
}

/** Imports Token Lists: see docs/import.md. */
export async function importTokenList(run: ImportRun): Promise<void> {
  const file = await JsonDocument.read(run.text);
  try {
    await importEntries(run, readTokenList(run, file));
  } finally {
    run.tally.place((open) => file.locate(['tokens'], open));
  }
}
