/** The method in force, and what this site measures. */
import { formatMoney } from '../../contracts/money';
import { METHOD_2_0, rate, type Facts, type Rating } from '../rating';
import { factsHash } from './factsHash';

export const CURRENT_METHOD = METHOD_2_0;

/** Signals that this site has no source for yet: off for every project. */
export const OFF_SIGNALS = ['holder-concentration', 'website'];

export const IN_FORCE = CURRENT_METHOD.signals
  .map(({ id }) => id)
  .filter((id) => !OFF_SIGNALS.includes(id));

/** Ratings by another method, or by other signals, are not compared: the project has not changed. */
export const isByCurrent = (method: string | undefined, inForce: unknown): boolean =>
  method === CURRENT_METHOD.version && String(inForce) === String(IN_FORCE);

/** @param before the last letter while rated */
export const rateByCurrent = (
  facts: Facts,
  at: Date,
  before: Rating['letterBefore'] = null,
): Rating =>
  rate(facts, {
    method: CURRENT_METHOD,
    now: at,
    factsHash: factsHash(facts, CURRENT_METHOD.version),
    formatMoney,
    off: OFF_SIGNALS,
    before,
  });
