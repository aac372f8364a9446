import type { TokenRow } from './rows';

/** A poorer origin never overwrites a richer one. */
const RICHNESS: Record<string, number> = { 'token-list': 1, 'defillama-protocols': 2, projects: 3 };

export const richness = (origin: string): number => RICHNESS[origin] ?? 0;

/** Enough for search, and it bounds the row. */
const TICKERS = 50;

/** Ignores case; keeps the first spelling. */
export function distinctSymbols(symbols: readonly string[]): string[] {
  const seen = new Set<string>();
  return symbols
    .filter((symbol) => {
      const key = symbol.toLowerCase();
      return seen.has(key) ? false : (seen.add(key), true);
    })
    .slice(0, TICKERS);
}

/** Leading tickers first, then the previous ones; only of recorded tokens. */
export function orderTickers(
  leading: readonly string[],
  before: readonly string[],
  tokens: readonly TokenRow[],
): string[] {
  const symbols = new Set(tokens.map((token) => token.symbol));
  return distinctSymbols([
    ...[...leading, ...before].filter((ticker) => symbols.has(ticker)),
    ...symbols,
  ]);
}

export const distinct = (values: readonly string[]): string[] => [...new Set(values)];
