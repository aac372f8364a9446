import type { Logger } from 'pino';
import type { Database } from '../../db/store';
import { NotCarried, type Carrier } from './carrier';
import {
  claimMails,
  LONGEST_RETRY_MS,
  settleFailed,
  settleGivenUp,
  settleSent,
  settleShown,
} from './claims';
import type { MailLife } from './mail';
import type { OutboxMail } from './outbox';

export interface Delivery {
  db: Database;
  now: () => Date;
  carrier: Carrier;
  life: MailLife;
  logger: Logger;
}

const AT_ONCE = 5;
/** Timeout of one delivery; well below CLAIM_MS, so that no other process takes it meanwhile. */
const CARRY_MS = 30_000;
const FIRST_RETRY_MS = 1_000;

/** One second, doubling, at most a quarter of an hour. */
export const retryMs = (attempts: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** Math.min(attempts - 1, 30), LONGEST_RETRY_MS);

async function carryOne(
  { db, now, carrier, logger }: Delivery,
  mail: OutboxMail,
  stopping: AbortSignal,
): Promise<void> {
  const { id, kind, attempts } = mail;
  try {
    await carrier.carry(mail, AbortSignal.any([stopping, AbortSignal.timeout(CARRY_MS)]));
  } catch (error) {
    if (!(error instanceof NotCarried)) throw error;
    const { message: reason, isFinal: givenUp } = error;
    if (givenUp) await settleGivenUp(db, mail, reason, now());
    else await settleFailed(db, mail, reason, new Date(now().getTime() + retryMs(attempts)));
    logger.warn({ mail: id, kind, attempts, reason, givenUp }, 'message not delivered');
    return;
  }
  if (carrier.outcome === 'shown') return settleShown(db, mail);
  await settleSent(db, mail, now());
  logger.info({ mail: id, kind, attempts }, 'message delivered');
}

/**
 * Delivers some due messages at least once: after a crash one may go out again, under the same
 * Message-ID.
 * @returns how many; zero means none was due
 */
export async function deliverDue(delivery: Delivery, stopping: AbortSignal): Promise<number> {
  const { db, now, life } = delivery;
  const mails = await claimMails(db, { now: now(), life, most: AT_ONCE });
  const results = await Promise.allSettled(mails.map((mail) => carryOne(delivery, mail, stopping)));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return mails.length;
}
