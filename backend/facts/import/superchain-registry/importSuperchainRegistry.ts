/** Imports a chain's file of the Superchain Registry: see docs/import.md. */
import { readText } from '../input/records';
import { addFacts, findPublished } from '../projects/addFacts';
import { statedDay } from '../projects/statedDay';
import type { ImportRun } from '../run';
import { ImportRefused } from '../types';
import { applyChain } from './applyChain';
import { isOptimism, readChainConfig } from './chainConfig';

/** A file does not name the chain that it settles on; its folder does. */
const MAIN_NETWORK = /\/superchain\/configs\/mainnet\/[^/]+\.toml(?:[?#]|$)/;
const COMMIT = /\/([0-9a-f]{40})\//;

export async function importSuperchainRegistry(run: ImportRun): Promise<void> {
  const { url, title, checkedOn } = findPublished(run);
  const [, commit] = COMMIT.exec(url) ?? [];
  if (!commit) throw new ImportRefused('Say with --source-url at which commit the file is.');
  if (!MAIN_NETWORK.test(url))
    throw new ImportRefused('The file is not one of superchain/configs/mainnet.');
  const statedOn = statedDay(run);
  if (!statedOn) throw new ImportRefused('Say with --published-on of which day the commit is.');
  const config = readChainConfig(await readText(run.text));
  if (typeof config === 'string') throw new ImportRefused(`The input ${config}.`);
  run.tally.read(config.contracts.length);
  await addFacts(run, (record) =>
    applyChain(record, config, {
      ...{ url, checkedOn, statedOn, title: (title ?? 'Superchain Registry').slice(0, 200) },
      tier: isOptimism(config) ? 'P1' : 'P3',
      how: 'machine',
      locator: `commit ${commit.slice(0, 8)}`,
    }),
  );
}
