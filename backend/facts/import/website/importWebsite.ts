/** Imports a look at a project's website: see docs/import.md. */
import { readAs } from '../input/JsonDocument';
import { addFacts, withFact } from '../projects/addFacts';
import type { ImportRun } from '../run';
import { judgeWebsite } from './judge';
import { readingSchema } from './reading';

const KEY = 'website-look';

export async function importWebsite(run: ImportRun): Promise<void> {
  const reading = await readAs(run, readingSchema, 'a look at a website');
  const value = judgeWebsite(reading, new Date(run.now));
  const source = {
    url: `https://${reading.host}/`,
    title: 'Website of the project, as its server answers',
    tier: 'P0' as const,
    checkedOn: run.today,
    locator: 'headers and first page; scripts that load later are not seen',
  };
  await addFacts(run, (record) => withFact(record, { key: 'website', value }, KEY, source));
}
