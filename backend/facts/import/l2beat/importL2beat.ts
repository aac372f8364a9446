/** Imports a `discovered.json` of L2BEAT: see docs/import.md. */
import { JsonDocument } from '../input/JsonDocument';
import { addFacts, findPublished } from '../projects/addFacts';
import type { ImportRun } from '../run';
import { ImportRefused } from '../types';
import { applyDiscovery } from './applyDiscovery';
import { parseDiscovery, type Discovery } from './index';

async function readDiscovery(run: ImportRun): Promise<Discovery> {
  const file = parseDiscovery((await JsonDocument.read(run.text)).value);
  if (typeof file === 'string') throw new ImportRefused(file);
  if (file.day > run.today) throw new ImportRefused(`The file is of ${file.day}, in the future.`);
  return file;
}

export async function importL2beat(run: ImportRun): Promise<void> {
  const published = findPublished(run);
  const file = await readDiscovery(run);
  run.tally.read(file.entries.length + file.leftOut.length);
  await addFacts(run, (record) => applyDiscovery(record, file, published));
}
