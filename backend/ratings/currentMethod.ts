/** The method in force, and what this site measures. */
import { formatMoney } from '../../contracts/money';
import { METHOD_2_0, rate, type Facts, type Rating } from '../rating';
import { factsHash } from './factsHash';

export const CURRENT_METHOD = METHOD_2_0;

/** Off for every project until a site has a source for them (offSignals.ts). */
export const OFF_SIGNALS: readonly string[] = ['holder-concentration', 'website'];

export const listInForce = (off: readonly string[]): string[] =>
  CURRENT_METHOD.signals.map(({ id }) => id).filter((id) => !off.includes(id));

/** Ratings by another method, or by other signals, are not compared: the project has not changed. */
export const isByCurrent = (
  method: string | undefined,
  inForce: unknown,
  off: readonly string[],
): boolean => method === CURRENT_METHOD.version && String(inForce) === String(listInForce(off));

interface More {
  /** The last letter while rated. */
  before?: Rating['letterBefore'];
  off?: readonly string[];
  checked?: boolean;
}

export const rateByCurrent = (
  facts: Facts,
  at: Date,
  { before = null, off = OFF_SIGNALS, checked }: More = {},
): Rating =>
  rate(facts, {
    method: CURRENT_METHOD,
    now: at,
    factsHash: factsHash(facts, CURRENT_METHOD.version),
    formatMoney,
    ...{ off, before, checked },
  });
