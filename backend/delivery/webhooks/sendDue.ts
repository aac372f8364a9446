import { inArray } from 'drizzle-orm';
import type { Logger } from 'pino';
import { claimDeliveries, settleDelivery, type ClaimedDelivery } from '../alerts';
import { webhooks } from '../../db/schema';
import type { Database } from '../../db/store';
import { recordAttempt } from './attempts';
import { PREFIX, webhookOf } from './channel';
import type { HookRow } from './hooks';
import { AT_ONCE, AT_ONCE_EACH, CLAIM_MS, STOP_MS } from './limits';
import { alertMessage } from './message';
import { postMessage } from './post';
import type { SafeFetch } from '../../safe-fetch/safeFetch';

export interface Sending {
  db: Database;
  now: () => Date;
  logger: Logger;
  fetch: SafeFetch;
  siteUrl: string;
  /** 0 to 1. */
  random: () => number;
}

const DROPPED = { state: 'dropped', status: null, error: null } as const;

async function sendOne(
  { db, now, logger, fetch, siteUrl, random }: Sending,
  delivery: ClaimedDelivery,
  hook: HookRow | undefined,
  signal: AbortSignal,
): Promise<void> {
  if (!hook || hook.pausedAt !== null) {
    await settleDelivery(db, delivery, DROPPED, now());
    return;
  }
  const at = now();
  const attempt = await postMessage(hook, alertMessage(delivery, siteUrl), { fetch, now, signal });
  const { id: webhook } = hook;
  const settled = { now: now(), random: random() };
  const paused = await recordAttempt(db, webhook, delivery, { at, ...attempt }, settled);
  // Addresses and answers stay out of the log.
  if (paused !== undefined) logger.info({ webhook, reason: paused }, 'webhook paused');
}

/** So that a stop does not send again what the receiver is about to take. */
function aWhileAfter(signal: AbortSignal): { ending: AbortSignal; forget: () => void } {
  const later = new AbortController();
  const abort = () => setTimeout(() => later.abort(signal.reason), STOP_MS).unref();
  signal.addEventListener('abort', abort);
  return { ending: later.signal, forget: () => signal.removeEventListener('abort', abort) };
}

const listHooksOf = async (db: Database, deliveries: readonly ClaimedDelivery[]) => {
  const ids = deliveries.map(({ channel }) => webhookOf(channel));
  const rows = await db
    .select()
    .from(webhooks)
    .where(inArray(webhooks.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
};

/**
 * Sends some due deliveries, each at least once: after a crash one may go out again, under the same
 * id.
 * @returns how many; zero means none was due
 */
export async function sendDue(sending: Sending, signal: AbortSignal): Promise<number> {
  const { db, now } = sending;
  const claimed = await claimDeliveries(db, {
    prefix: PREFIX,
    now: now(),
    most: AT_ONCE,
    mostEach: AT_ONCE_EACH,
    forMs: CLAIM_MS,
  });
  if (claimed.length === 0) return 0;
  const hooks = await listHooksOf(db, claimed);
  const { ending, forget } = aWhileAfter(signal);
  const results = await Promise.allSettled(
    claimed.map((one) => sendOne(sending, one, hooks.get(webhookOf(one.channel)), ending)),
  );
  forget();
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return claimed.length;
}
