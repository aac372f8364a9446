/** What the head of a project derives from its tokens. */
import type { TokenRow } from './rows';

/** Tickers that are kept: enough for search, and no list can make a row endless. */
const TICKERS = 50;

/** Symbols without repetition (in any case), first spelling first. */
export function distinctSymbols(symbols: readonly string[]): string[] {
  const seen = new Set<string>();
  return symbols
    .filter((symbol) => {
      const key = symbol.toLowerCase();
      return seen.has(key) ? false : (seen.add(key), true);
    })
    .slice(0, TICKERS);
}

/** The tickers of a project: the leading ones first, then those it had, then the rest; only symbols of tokens on file. */
export function tickersOf(
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
