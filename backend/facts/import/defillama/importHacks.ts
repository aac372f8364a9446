/** Imports DefiLlama's list of hacks: see docs/import.md. */
import { importIncidents } from '../incidents/importIncidents';
import { ListSearch } from '../incidents/ListSearch';
import type { ImportRun } from '../run';
import { readHacks } from './readHacks';

export const importHacks = (run: ImportRun): Promise<void> =>
  importIncidents(run, readHacks(run.text), new ListSearch(true));
