import type { AttemptAction } from '../../../contracts/accounts/attemptEndpoints';
import type { NetworkWidth } from '../../../contracts/http/networks';
import { RESEND_COOLDOWN_SECONDS } from '../../../contracts/limits';
import { MINUTE_MS } from '../../../contracts/time';
import type { RowLimit, WindowLimit } from '../../limits/countTry';

/**
 * One network address at one account, a wider network at one account, one network address, the
 * wider networks around it, or one account from anywhere.
 */
export const COUNTED_BY = ['pair', 'wide', 'address', 'networks', 'account'] as const;
export type CountedBy = (typeof COUNTED_BY)[number];

/**
 * Times an address's own limit, by all addresses of a network together: a customer's /56, or a
 * campus or neighborhood behind a /48 or IPv4 /24. A /48 has 65,536 addresses.
 */
export const NETWORK_SHARES: Record<NetworkWidth, number> = {
  address: 1,
  'v6-64': 1,
  'v6-56': 4,
  'v6-48': 10,
  'v4-24': 10,
};

export interface AttemptLimits {
  /** Between two messages to one account, whoever asked for the first. */
  spacing?: RowLimit;
  pair?: RowLimit;
  wide?: RowLimit;
  address: WindowLimit;
  account?: WindowLimit;
}

/** §9. */
export const RESEND_SPACING: RowLimit = { most: 1, restMs: RESEND_COOLDOWN_SECONDS * 1_000 };
/** Rests longer than Cognito's 15 minutes, after which it forgets failed sign-ins. */
export const TEN_IN_A_ROW: RowLimit = { most: 10, restMs: 16 * MINUTE_MS };
/**
 * Of a /56, a /48 or an IPv4 /24 at one account: their owner may have many addresses. A few more
 * than one address has; after 14 failures in a row the pool's back-off is at 8.5 minutes.
 */
const FEW_MORE_IN_A_ROW: RowLimit = { most: 14, restMs: 16 * MINUTE_MS };
const in15Minutes = (most: number): WindowLimit => ({ most, windowMs: 15 * MINUTE_MS });
const anHour = (most: number): WindowLimit => ({ most, windowMs: 60 * MINUTE_MS });

/**
 * Attempts per network address and account, ahead of the user pool's own limits per account
 * (Cognito: back-off from the fifth failed sign-in, 5 to 20 codes and code entries an hour).
 * - `pair` and `wide` stop a guesser at one account; `address` stops one password tried at many, with
 * NETWORK_SHARES of it for all addresses of a wider network.
 * - A browser that the account knows has ten sign-ins in a row of its own instead, and the embedded
 * pool's back-off does not stop it.
 * - Secrets are never limited by account alone, so no attacker can lock out the owner (ASVS
 * V6.1.1). The rest lets the pool forget, which keeps its back-off below half a minute per address.
 * - Codes, and the mails that bring them, are counted for an account by the pool, which knows whose
 * code it is (docs/decisions/0046).
 * - Password changes are limited by account, and acting as a user, which reveals whether the user
 * exists.
 * - `google-start` begins a sign-in at the identity provider, `google` is a return from the identity provider, right or forged: each failure is an audit row.
 * Limits per address leave room for an office behind one.
 */
export const ATTEMPT_LIMITS: Record<AttemptAction, AttemptLimits> = {
  login: { pair: TEN_IN_A_ROW, wide: FEW_MORE_IN_A_ROW, address: in15Minutes(60) },
  'google-start': { address: in15Minutes(60) },
  google: { address: in15Minutes(60) },
  signup: { address: anHour(20) },
  verify: { address: in15Minutes(60) },
  resend: { spacing: RESEND_SPACING, address: anHour(20) },
  forgot: { address: anHour(20) },
  reset: { address: in15Minutes(40) },
  'change-password': { address: anHour(40), account: anHour(10) },
  impersonate: { address: anHour(120), account: anHour(30) },
};
