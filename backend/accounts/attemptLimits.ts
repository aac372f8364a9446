import type { AttemptAction } from '../../contracts/internalEndpoints';

/** What a limit is counted by: one network address at one account, one network address, one account from everywhere. */
export const COUNTED_BY = ['pair', 'address', 'account'] as const;
export type CountedBy = (typeof COUNTED_BY)[number];

export interface AttemptLimit { most: number; windowMs: number }

const in15Minutes = (most: number): AttemptLimit => ({ most, windowMs: 15 * 60_000 });
const anHour = (most: number): AttemptLimit => ({ most, windowMs: 3_600_000 });

/**
 * How many tries are taken. The user pool has limits of its own behind these (Cognito: back-off from the fifth failed sign-in, 5 to 20 codes
 * and code entries an hour and user); ours come first, know the network address, and bound what one address can do to the pool's.
 *
 * - A guesser at one account is stopped by the pair, one who tries a password at many accounts by the address.
 * - Where a secret is checked nothing is counted by the account alone: whoever fills the pair of his own address locks nobody else out
 *   (ASVS V6.1.1). Ten tries of one address in a quarter keep the pool's own back-off at half a minute.
 * - Where mail is sent the account counts too: nobody's mailbox is filled from many addresses.
 * - A change of password is counted by account: who may try it is signed in.
 *
 * Addresses have room for an office behind one of them.
 */
export const ATTEMPT_LIMITS: Record<AttemptAction, Partial<Record<CountedBy, AttemptLimit>>> = {
  login: { pair: in15Minutes(10), address: in15Minutes(60) },
  signup: { address: anHour(20) },
  verify: { pair: in15Minutes(10), address: in15Minutes(60) },
  resend: { address: anHour(20), account: anHour(5) },
  forgot: { address: anHour(20), account: anHour(5) },
  reset: { pair: in15Minutes(10), address: in15Minutes(40) },
  'change-password': { address: anHour(40), account: anHour(10) },
};
