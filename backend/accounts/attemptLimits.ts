import type { AttemptAction } from '../../contracts/internalEndpoints';
import type { RowLimit, WindowLimit } from '../limits/countTry';

/** What a limit is counted by: one network address at one account, one network address, one account from everywhere. */
export const COUNTED_BY = ['pair', 'address', 'account'] as const;
export type CountedBy = (typeof COUNTED_BY)[number];

export interface AttemptLimits {
  pair?: RowLimit;
  address: WindowLimit;
  account?: WindowLimit;
}

const MINUTE_MS = 60_000;
/** Cognito forgets failed sign-ins after 15 minutes without one: after ten in a row an address rests for longer than that. */
const TEN_IN_A_ROW: RowLimit = { most: 10, restMs: 16 * MINUTE_MS };
const in15Minutes = (most: number): WindowLimit => ({ most, windowMs: 15 * MINUTE_MS });
const anHour = (most: number): WindowLimit => ({ most, windowMs: 60 * MINUTE_MS });

/**
 * How many tries are taken. The user pool has limits of its own behind these, by account (Cognito: back-off from the fifth failed sign-in, 5
 * to 20 codes and code entries an hour); ours come first, know the network address, and bound what one address can do to the pool's.
 *
 * - A guesser at one account is stopped by the pair, one who tries a password at many accounts by the address.
 * - Where a secret is checked nothing is counted by the account alone: whoever uses up his own tries locks nobody else out (ASVS V6.1.1).
 *   The rest lets the pool forget, so that one address never brings its back-off beyond half a minute, however long it goes on.
 * - Where mail is sent the account counts too: nobody's mailbox is filled from many addresses.
 * - A change of password is counted by account: who may try it is signed in. So is acting as somebody, which tells whether there is a user.
 *
 * Addresses have room for an office behind one of them.
 */
export const ATTEMPT_LIMITS: Record<AttemptAction, AttemptLimits> = {
  login: { pair: TEN_IN_A_ROW, address: in15Minutes(60) },
  signup: { address: anHour(20) },
  verify: { pair: TEN_IN_A_ROW, address: in15Minutes(60) },
  resend: { address: anHour(20), account: anHour(5) },
  forgot: { address: anHour(20), account: anHour(5) },
  reset: { pair: TEN_IN_A_ROW, address: in15Minutes(40) },
  'change-password': { address: anHour(40), account: anHour(10) },
  impersonate: { address: anHour(120), account: anHour(30) },
};
