import { EVM_ADDRESS } from '@/contracts/ids';
import type { SearchResult } from '@/contracts/projects/projects';

const fold = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/** Of these, the ones whose ticker was typed. */
export const withTicker = (results: readonly SearchResult[], typed: string): SearchResult[] =>
  results.filter(({ tokenTickers }) => tokenTickers.some((one) => fold(one) === fold(typed)));

/** Facts are recorded about it. Anybody can give a listed token any ticker or name. */
const isKnown = ({ score }: SearchResult): boolean => score !== null;

/** Where the typed ticker is a known project's: what is not known and has it inside its ticker or name. */
export function looksLike(results: readonly SearchResult[], typed: string): SearchResult[] {
  const carrying = withTicker(results, typed);
  const whole = fold(typed);
  if (!carrying.some(isKnown)) return [];
  return results.filter(
    (result) =>
      !isKnown(result) &&
      !carrying.includes(result) &&
      [result.name, ...result.tokenTickers].some((one) => fold(one).includes(whole)),
  );
}

/** The one whose id, name, ticker or address was typed; undefined for none or several. */
export function onlyExact(
  results: readonly SearchResult[],
  typed: string,
): SearchResult | undefined {
  const whole = fold(typed);
  const carrying = new Set(withTicker(results, typed));
  // The backend finds nothing else by an address or a CAIP id.
  const isAddress = EVM_ADDRESS.test(whole) || whole.includes(':');
  const [only, ...others] = results.filter(
    (result) =>
      isAddress || carrying.has(result) || result.id === whole || fold(result.name) === whole,
  );
  return others.length === 0 ? only : undefined;
}
