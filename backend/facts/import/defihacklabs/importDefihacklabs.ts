/** Imports the incidents of DeFiHackLabs: see docs/import.md. */
import { importIncidents } from '../incidents/importIncidents';
import { mapRows, type FoundRow } from '../incidents/refuseRow';
import { ListSearch } from '../incidents/ListSearch';
import { peek, readRecords } from '../input/records';
import type { ImportRun } from '../run';
import { isDollar } from './dollars';
import { readReadme } from './readReadme';

const EXPLORER = 'https://github.com/SunWeb3Sec/DeFiHackLabs-Incident-Explorer';

function toValue({ date, name, type, Lost, lossType, chain }: Record<string, unknown>) {
  const coin = typeof lossType === 'string' ? lossType : '';
  const amount = typeof Lost === 'number' ? Lost : Number.NaN;
  const known = Number.isFinite(amount) && amount >= 0;
  return {
    ...{ date, name, technique: type, chain },
    lossusd: known && isDollar(coin) ? amount : null,
    losstext: known && coin !== '' ? `${amount} ${coin}` : undefined,
    source: 'DeFiHackLabs Incident Explorer',
    sourceurl: EXPLORER,
  };
}

/** `incidents.json` of the Incident Explorer: `date`, `name`, `type`, `Lost`, `lossType`, `chain`. */
const readExplorer = (input: AsyncIterable<string>): AsyncGenerator<FoundRow> =>
  mapRows(readRecords(input), toValue);

export async function* readDefihacklabs(input: AsyncIterable<string>): AsyncGenerator<FoundRow> {
  const { first, text } = await peek(input);
  yield* first === '[' || first === '{' ? readExplorer(text) : readReadme(text);
}

export const importDefihacklabs = (run: ImportRun): Promise<void> =>
  importIncidents(run, readDefihacklabs(run.text), new ListSearch(false));
