/** Imports a `discovered.json` of L2BEAT: see docs/import.md. */
import { JsonDocument } from '../input/JsonDocument';
import { addFacts, findPublished, type Published } from '../projects/addFacts';
import type { ImportRun } from '../run';
import { ImportRefused } from '../types';
import { applyDiscovery } from './applyDiscovery';
import { parseDiscovery } from './parse';

/** @param what the input is, for the operator */
export async function addDiscovery(
  run: ImportRun,
  value: unknown,
  published: Published,
  what: string,
): Promise<void> {
  const file = parseDiscovery(value);
  if (typeof file === 'string') throw new ImportRefused(file);
  if (file.day > run.today) throw new ImportRefused(`${what} is of ${file.day}, in the future.`);
  run.tally.read(file.entries.length + file.leftOut.length);
  await addFacts(run, (record) => applyDiscovery(record, file, published));
}

export async function importL2beat(run: ImportRun): Promise<void> {
  const published = findPublished(run);
  await addDiscovery(run, (await JsonDocument.read(run.text)).value, published, 'The file');
}
