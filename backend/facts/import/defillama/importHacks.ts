/** Imports DefiLlama's list of hacks: see docs/import.md. */
import { importIncidents } from '../incidents/importIncidents';
import { ListSearch } from '../incidents/ListSearch';
import { mapRows, type FoundRow } from '../incidents/refuseRow';
import { readRecords } from '../input/records';
import type { ImportRun } from '../run';

const HACKS = 'https://defillama.com/hacks';

/** The list writes 0 where nobody has named an amount. */
const toAmount = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null;

const toReturned = (returned: unknown, lossUsd: number | null): number | undefined => {
  const amount = toAmount(returned);
  return amount !== null && lossUsd !== null && amount <= lossUsd ? amount / lossUsd : undefined;
};

function toValue(row: Record<string, unknown>): Record<string, unknown> {
  const { date, name, technique, chain, amount, returnedFunds, source } = row;
  const lossUsd = toAmount(amount);
  return {
    ...{ date, name, technique, lossusd: lossUsd },
    chain: Array.isArray(chain) && chain.length === 1 ? (chain[0] as unknown) : undefined,
    returnedshare: toReturned(returnedFunds, lossUsd),
    links: source === '' ? undefined : source,
    source: 'DefiLlama hacks',
    sourceurl: HACKS,
  };
}

/**
 * The array of DefiLlama's `/hacks`: `date` (Unix seconds), `name`, `technique`, `amount`,
 * `returnedFunds`, `chain`, `source`.
 */
const readHacks = (input: AsyncIterable<string>): AsyncGenerator<FoundRow> =>
  mapRows(readRecords(input), toValue);

export const importHacks = (run: ImportRun): Promise<void> =>
  importIncidents(run, readHacks(run.text), new ListSearch(true));
