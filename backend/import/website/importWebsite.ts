/** Imports a look at a project's website: see docs/import.md. */
import * as yup from 'yup';
import { JsonDocument } from '../input/JsonDocument';
import { addFacts } from '../projects/addFacts';
import type { ImportRun } from '../run';
import { ImportRefused } from '../types';
import { judgeWebsite } from './judge';
import { readingSchema, type Reading } from './reading';

const KEY = 'website-look';

async function readReading(run: ImportRun): Promise<Reading> {
  try {
    return readingSchema.validateSync((await JsonDocument.read(run.text)).value, { strict: true });
  } catch (error) {
    if (error instanceof yup.ValidationError)
      throw new ImportRefused(`The input is no look at a website: ${error.message}.`);
    throw error;
  }
}

export async function importWebsite(run: ImportRun): Promise<void> {
  const reading = await readReading(run);
  run.tally.read();
  const value = judgeWebsite(reading, new Date(run.now));
  const source = {
    url: `https://${reading.host}/`,
    title: 'Website of the project, as its server answers',
    tier: 'P0' as const,
    checkedOn: run.today,
    statedOn: run.today,
    how: 'machine' as const,
    locator: 'headers and first page; scripts that load later are not seen',
  };
  await addFacts(run, (record) => ({
    record: {
      ...record,
      observations: [{ key: 'website', value, source: KEY }],
      sources: { ...record.sources, [KEY]: source },
    },
    notes: [],
  }));
}
