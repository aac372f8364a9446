import type { AttemptAction } from '../../contracts/internalEndpoints';
import type { Database } from '../db/store';
import { countTry, forgetTries, secondsLeft, type Counted } from '../limits/countTry';
import { ATTEMPT_LIMITS, COUNTED_BY, type CountedBy } from './attemptLimits';
import { insertAudit } from './auditLog';

/** Who tries what; keyed hashes only. Without an account the limits that need one do not count. */
export interface Attempt {
  action: AttemptAction;
  addressKey: string;
  emailHash?: string;
}
/** An attempt that is being made. */
export interface NewAttempt extends Attempt {
  requestId: string;
}
export interface Taken {
  allowed: boolean;
  retryAfterSeconds: number;
}

function keyOf({ action, addressKey, emailHash }: Attempt, by: CountedBy): string | undefined {
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
  const key = keyOf(attempt, by);
  return key && limit ? countTry(db, key, limit, now) : undefined;
}

/**
 * Counts one try before it is made, so that many at once are no more than many in a row. The first limit that is reached refuses, and
 * those after it do not count: a person who is refused at one account does not use up the office's address, and an address that is
 * refused does not use up somebody's mails. The audit log has each limit that is passed once in its time: whoever goes on asking does not fill it.
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

/** Forgets what this address has tried at this account. What the address has tried elsewhere stays counted. */
export async function forgiveAttempts(db: Database, attempt: Required<Attempt>): Promise<void> {
  await forgetTries(db, keyOf(attempt, 'pair')!);
}
