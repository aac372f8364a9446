import type { Store } from '../../db/store';
import { importAddressBook } from './address-book/importAddressBook';
import { importAuditFolder } from './audit-folder/importAuditFolder';
import { importAudits } from './audits/importAudits';
import { importChain } from './chain/importChain';
import { importDefihacklabs } from './defihacklabs/importDefihacklabs';
import { importDefiscan } from './defiscan/importDefiscan';
import { importDefillama } from './defillama/importDefillama';
import { importHacks } from './defillama/importHacks';
import { importImmunefi } from './immunefi/importImmunefi';
import { importIncidents } from './incidents/importIncidents';
import { importL2beat } from './l2beat/importL2beat';
import { importPowers } from './powers/importPowers';
import { importProjects } from './projects/importProjects';
import { importRepository } from './repository/importRepository';
import { ImportRun } from './run';
import { importWebsite } from './website/importWebsite';
import { importSafeDeployments } from './safe-deployments/importSafeDeployments';
import { importSourcify } from './sourcify/importSourcify';
import { importSuperchainRegistry } from './superchain-registry/importSuperchainRegistry';
import { importTokenList } from './token-list/importTokenList';
import { ImportRefused, type ImportKind, type ImportOptions, type ImportSummary } from './types';

const IMPORTERS: Record<ImportKind, (run: ImportRun) => Promise<void>> = {
  projects: importProjects,
  'token-list': importTokenList,
  'defillama-protocols': importDefillama,
  audits: importAudits,
  incidents: importIncidents,
  defihacklabs: importDefihacklabs,
  'defillama-hacks': importHacks,
  l2beat: importL2beat,
  'safe-deployments': importSafeDeployments,
  sourcify: importSourcify,
  defiscan: importDefiscan,
  'aave-address-book': importAddressBook,
  'superchain-registry': importSuperchainRegistry,
  repository: importRepository,
  immunefi: importImmunefi,
  website: importWebsite,
  'audit-folder': importAuditFolder,
  powers: importPowers,
  chain: importChain,
};

/**
 * Each batch is a transaction; repeating an import changes nothing.
 * @throws ImportRefused with the counts of committed batches in `summary`; ImportStopped between
 * batches
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
