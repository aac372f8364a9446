import type { SearchResult } from '@/contracts/projects/projects';
import { groupSameNames } from '@/contracts/projects/sameNames';
import { chainSummary } from './chainSummary';
import { shortHex } from './numbers';

export type NamedRow = Pick<SearchResult, 'id' | 'name' | 'chains' | 'tokenTickers' | 'address'>;

const SHOWN_TICKERS = 3;

function tickerSummary(tickers: readonly string[]): string {
  const more = tickers.length - SHOWN_TICKERS;
  const shown = tickers.slice(0, SHOWN_TICKERS).join(', ');
  return more > 0 ? `${shown} +${more}` : shown;
}

/** The last words are for addresses made to look alike. */
const WORDS: readonly ((row: NamedRow) => string)[] = [
  ({ chains }) => chainSummary(chains),
  ({ tokenTickers }) => tickerSummary(tokenTickers),
  ({ address }) => (address === null ? '' : shortHex(address)),
  ({ address }) => address ?? '',
];

/** "Ethereum · 0x409012…3427ab", for rows of one ticker. */
export const whereabouts = ({ chains, address }: NamedRow): string =>
  [chainSummary(chains), address === null ? '' : shortHex(address)].filter(Boolean).join(' · ');

/** Chain; then tickers and address as far as they differ and are needed. */
function describe(row: NamedRow, group: readonly NamedRow[]): string {
  let alike = group.filter(({ id }) => id !== row.id);
  const parts: string[] = [];
  for (const [at, words] of WORDS.entries()) {
    const own = words(row);
    const still = alike.filter((other) => words(other) === own);
    if (at === 0 || still.length < alike.length) parts.push(own);
    alike = still;
  }
  return parts.filter((part) => part !== '').join(' · ');
}

/**
 * What tells rows of equal names apart, by project id: "Ethereum", "Base · USDC.e" or
 * "Base · 0x409012…3427ab". Without an entry: a row whose name is its own, or of which nothing more is
 * recorded.
 */
export function tellApart(rows: readonly NamedRow[]): ReadonlyMap<string, string> {
  return new Map(
    groupSameNames(rows)
      .flatMap((group) => group.map((row) => [row.id, describe(row, group)] as const))
      .filter(([, words]) => words !== ''),
  );
}
