import type { AttemptAction } from '../../../contracts/accounts/attemptEndpoints';
import type { NetworkKey } from '../../../contracts/http/networks';
import type { Database } from '../../db/store';
import {
  countTry,
  findRest,
  forgetTries,
  secondsLeft,
  type Counted,
  type Limit,
  type WindowLimit,
} from '../../limits/countTry';
import {
  ATTEMPT_LIMITS,
  COUNTED_BY,
  NETWORK_SHARES,
  RESEND_SPACING,
  TEN_IN_A_ROW,
  type CountedBy,
} from './attemptLimits';
import { insertAudit } from './auditLog';
import { isKnownBrowser } from './knownBrowsers';

/** Keyed hashes only. Without an account, limits by account do not apply. */
export interface Attempt {
  action: AttemptAction;
  addressKey: string;
  emailHash?: string;
  browserHash?: string;
}
export interface NewAttempt extends Attempt {
  requestId: string;
  networkKeys?: readonly NetworkKey[];
}
export interface Taken {
  allowed: boolean;
  retryAfterSeconds: number;
  /** By a browser that signed in to the account before. */
  known: boolean;
}

/** What one try counts for. */
interface Counter {
  key: string;
  limit: Limit;
}

const pairKey = ({ action, addressKey, emailHash }: Attempt) =>
  `try ${action} pair ${addressKey} ${emailHash}`;
const browserKey = ({ action, browserHash, emailHash }: Attempt) =>
  `try ${action} browser ${browserHash} ${emailHash}`;

/** Of the networks wider than the address, which is the first. */
const countWider = (
  networkKeys: readonly NetworkKey[],
  toCounter: (network: NetworkKey) => Counter,
): Counter[] => networkKeys.slice(1).map(toCounter);

const times = ({ most, windowMs }: WindowLimit, share: number): WindowLimit => ({
  most: most * share,
  windowMs,
});

function countersBy(by: CountedBy, attempt: NewAttempt): Counter[] {
  const { action, addressKey, emailHash, networkKeys = [] } = attempt;
  const limits = ATTEMPT_LIMITS[action];
  if (by === 'address')
    return [{ key: `try ${action} address ${addressKey}`, limit: limits.address }];
  if (by === 'networks')
    return countWider(networkKeys, ({ key, width }) => ({
      key: `try ${action} network ${key}`,
      limit: times(limits.address, NETWORK_SHARES[width]),
    }));
  const limit = limits[by];
  if (!limit || !emailHash) return [];
  if (by === 'pair') return [{ key: pairKey(attempt), limit }];
  if (by === 'account') return [{ key: `try ${action} account ${emailHash}`, limit }];
  return countWider(networkKeys, ({ key }) => ({
    key: `try ${action} wide ${key} ${emailHash}`,
    limit,
  }));
}

const SHARED: readonly CountedBy[] = ['pair', 'wide', 'networks', 'account'];

/** A known browser's tries count for it instead of what it shares with others. */
function countersOf(attempt: NewAttempt, known: boolean): Counter[] {
  const counters = COUNTED_BY.filter((by) => !known || !SHARED.includes(by)).flatMap((by) =>
    countersBy(by, attempt),
  );
  return known ? [{ key: browserKey(attempt), limit: TEN_IN_A_ROW }, ...counters] : counters;
}

/** For what proves the password that a browser is known by. */
const isByKnown = async (
  db: Database,
  { action, browserHash, emailHash }: Attempt,
  now: Date,
): Promise<boolean> =>
  (action === 'login' || action === 'change-password') &&
  browserHash !== undefined &&
  emailHash !== undefined &&
  (await isKnownBrowser(db, { browserHash, emailHash }, now));

const spacingKey = (emailHash: string): string => `code sent ${emailHash}`;

/** @returns seconds until another code may be sent */
export async function startCooldown(db: Database, emailHash: string, now: Date): Promise<number> {
  return secondsLeft(await countTry(db, spacingKey(emailHash), RESEND_SPACING, now), now);
}

/** Refused attempts that come too early cost nothing of the other limits. */
async function findSpacing(
  db: Database,
  { action, emailHash }: Attempt,
  now: Date,
): Promise<Counted | undefined> {
  const { spacing } = ATTEMPT_LIMITS[action];
  return spacing && emailHash ? findRest(db, spacingKey(emailHash), spacing, now) : undefined;
}

const refused = (counted: Counted, now: Date): Taken => ({
  allowed: false,
  retryAfterSeconds: secondsLeft(counted, now),
  known: false,
});

/**
 * Counts the attempt first, so parallel attempts count like serial ones. The first limit reached
 * refuses, and later ones do not count, to spare shared budgets. Each exceeded limit is logged once
 * per window.
 */
export async function takeAttempt(
  db: Database,
  { requestId, ...attempt }: NewAttempt,
  now: Date,
): Promise<Taken> {
  const early = await findSpacing(db, attempt, now);
  if (early) return refused(early, now);
  const known = await isByKnown(db, attempt, now);
  for (const { key, limit } of countersOf({ requestId, ...attempt }, known)) {
    const counted = await countTry(db, key, limit, now);
    if (counted.within) continue;
    const { action: detail, addressKey, emailHash } = attempt;
    const whose = { requestId, addressKey, emailHash, detail };
    if (counted.isFirstBeyond)
      await insertAudit(db, { event: 'rate-limited', outcome: 'failure', ...whose }, now);
    return refused(counted, now);
  }
  const { spacing } = ATTEMPT_LIMITS[attempt.action];
  const allowed = { allowed: true, retryAfterSeconds: 0, known };
  if (!spacing || !attempt.emailHash) return allowed;
  // Of two at once, the second comes too early.
  const spaced = await countTry(db, spacingKey(attempt.emailHash), spacing, now);
  return spaced.within ? allowed : refused(spaced, now);
}

/** After the right secret. The wider networks keep their count: others use them too. */
export async function forgiveAttempts(
  db: Database,
  attempt: Attempt & { emailHash: string },
): Promise<void> {
  await forgetTries(db, pairKey(attempt));
  if (attempt.browserHash) await forgetTries(db, browserKey(attempt));
}
