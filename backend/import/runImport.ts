import type { Store } from '../db/store';
import { importAudits } from './audits/importAudits';
import { importDefillama } from './defillama/importDefillama';
import { importIncidents } from './incidents/importIncidents';
import { importProjects } from './projects/importProjects';
import { ImportRun } from './run';
import { importTokenList } from './token-list/importTokenList';
import { ImportRefused, type ImportKind, type ImportOptions, type ImportSummary } from './types';

const IMPORTERS: Record<ImportKind, (run: ImportRun) => Promise<void>> = {
  projects: importProjects,
  'token-list': importTokenList,
  'defillama-protocols': importDefillama,
  audits: importAudits,
  incidents: importIncidents,
};

/**
 * Reads one input and writes what it holds, in batches of whole transactions; a second run of the same input changes nothing.
 * With `dryRun` nothing is written and the counts are the same.
 * @throws ImportRefused when the input as a whole cannot be taken (what was committed before stays, its counts in `summary`)
 * @throws ImportStopped when the signal was given, between two batches
 */
export async function runImport(store: Store, options: ImportOptions): Promise<ImportSummary> {
  const run = new ImportRun(store, options);
  try {
    await IMPORTERS[options.kind](run);
  } catch (error) {
    if (error instanceof ImportRefused) error.summary = run.tally.summary(run);
    throw error;
  }
  run.progress();
  return run.tally.summary(run);
}
