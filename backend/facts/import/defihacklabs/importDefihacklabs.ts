/** Imports the incidents of DeFiHackLabs: see docs/import.md. */
import { importIncidents } from '../incidents/importIncidents';
import type { FoundRow } from '../incidents/refuseRow';
import { ListSearch } from '../incidents/ListSearch';
import { peek } from '../input/records';
import type { ImportRun } from '../run';
import { readExplorer } from './readExplorer';
import { readReadme } from './readReadme';

export async function* readDefihacklabs(input: AsyncIterable<string>): AsyncGenerator<FoundRow> {
  const { first, text } = await peek(input);
  yield* first === '[' || first === '{' ? readExplorer(text) : readReadme(text);
}

export const importDefihacklabs = (run: ImportRun): Promise<void> =>
  importIncidents(run, readDefihacklabs(run.text), new ListSearch(false));
