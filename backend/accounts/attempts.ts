import type { AttemptAction } from '../../contracts/internalEndpoints';
import type { Database } from '../db/store';
import { countTry, forgetTries, secondsLeft, type Counted } from '../limits/countTry';
import { ATTEMPT_LIMITS, COUNTED_BY, type CountedBy } from './attemptLimits';
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
  return { allowed: true, retryAfterSeconds: 0 };
}

export async function forgiveAttempts(db: Database, attempt: Required<Attempt>): Promise<void> {
  await forgetTries(db, counterKey(attempt, 'pair')!);
}
