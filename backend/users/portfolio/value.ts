import type { Holding, Portfolio } from '../../../contracts/portfolio/portfolio';
import { PricesFailure, type Price, type PriceSource } from '../../prices';
import type { TrackedTokens } from './trackedTokens';

interface Found {
  prices: Portfolio['prices'];
  /** By CAIP-19 id. */
  found: ReadonlyMap<string, Price>;
}

/** A reading that never throws for the price source: the page does without. */
export async function findPrices(
  source: PriceSource | undefined,
  chains: readonly { chain: string; tokens: TrackedTokens['tokens'] }[],
  wanted: ReadonlySet<string>,
): Promise<Found> {
  const none: Found = { prices: { state: 'off', source: null, oldestAt: null }, found: new Map() };
  if (!source) return none;
  try {
    const tracked = chains.flatMap(({ chain, tokens }) =>
      tokens.map(({ id, address }) => ({ id, chain, address })),
    );
    const found = await source.read(wanted, tracked);
    const [oldestAt = null] = [...found.values()].map(({ at }) => at).sort();
    return { prices: { state: 'read', source: source.host, oldestAt }, found };
  } catch (error) {
    if (!(error instanceof PricesFailure)) throw error;
    return { ...none, prices: { state: 'failed', source: source.host, oldestAt: null } };
  }
}

export const withValue = (
  holding: Omit<Holding, 'value'>,
  found: ReadonlyMap<string, Price>,
): Holding => {
  const price = found.get(holding.token);
  return {
    ...holding,
    value: price && holding.amount !== null ? Number(holding.amount) * price.usd : null,
  };
};

/** Null where none of them has a value. */
export function sumValues(holdings: readonly Holding[]): number | null {
  const values = holdings.flatMap(({ value }) => value ?? []);
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) : null;
}
