import type { AttemptAction } from '../../contracts/internalEndpoints';
import type { Database } from '../db/store';
import { countTry, findRest, forgetTries, secondsLeft, type Counted } from '../limits/countTry';
import { ATTEMPT_LIMITS, COUNTED_BY, RESEND_SPACING, type CountedBy } from './attemptLimits';
import { insertAudit } from './auditLog';

/** Keyed hashes only. Without an account, limits by account do not apply. */
export interface Attempt {
  action: AttemptAction;
  addressKey: string;
  emailHash?: string;
}
export interface NewAttempt extends Attempt {
  requestId: string;
}
export interface Taken {
  allowed: boolean;
  retryAfterSeconds: number;
}

function counterKey({ action, addressKey, emailHash }: Attempt, by: CountedBy): string | undefined {
  if (by === 'address') return `try ${action} address ${addressKey}`;
  if (!emailHash) return undefined;
  return by === 'pair'
    ? `try ${action} pair ${addressKey} ${emailHash}`
    : `try ${action} account ${emailHash}`;
}

function count(
  db: Database,
  attempt: Attempt,
  by: CountedBy,
  now: Date,
): Promise<Counted> | undefined {
  const limit = ATTEMPT_LIMITS[attempt.action][by];
  const key = counterKey(attempt, by);
  return key && limit ? countTry(db, key, limit, now) : undefined;
}

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
  if (early) return { allowed: false, retryAfterSeconds: secondsLeft(early, now) };
  for (const by of COUNTED_BY) {
    const counted = await count(db, attempt, by, now);
    if (counted?.within !== false) continue;
    const { action, ...whose } = attempt;
    if (counted.isFirstBeyond)
      await insertAudit(
        db,
        { event: 'rate-limited', outcome: 'failure', detail: action, requestId, ...whose },
        now,
      );
    return { allowed: false, retryAfterSeconds: secondsLeft(counted, now) };
  }
  const { spacing } = ATTEMPT_LIMITS[attempt.action];
  if (!spacing || !attempt.emailHash) return { allowed: true, retryAfterSeconds: 0 };
  // Of two at once, the second comes too early.
  const spaced = await countTry(db, spacingKey(attempt.emailHash), spacing, now);
  return {
    allowed: spaced.within,
    retryAfterSeconds: spaced.within ? 0 : secondsLeft(spaced, now),
  };
}

export async function forgiveAttempts(db: Database, attempt: Required<Attempt>): Promise<void> {
  await forgetTries(db, counterKey(attempt, 'pair')!);
}
