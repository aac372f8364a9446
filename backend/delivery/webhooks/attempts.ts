import { desc, eq, sql } from 'drizzle-orm';
import type { WebhookAttempt } from '../../../contracts/webhooks/webhooks';
import { describeDeliveries, settleDelivery, type ClaimedDelivery, type Outcome } from '../alerts';
import { webhookAttempts, webhooks } from '../../db/schema';
import type { Database } from '../../db/store';
import { pauseRow, type HookRow } from './hooks';
import { FAILING_MS, LOG_KEPT, pauseMs, TRIES_MAX } from './limits';
import type { Attempt } from './post';

const GONE = 410;

type AttemptRow = typeof webhookAttempts.$inferSelect;
interface Tried extends Attempt {
  at: Date;
}

async function insertAttempt(
  tx: Database,
  webhookId: string,
  deliveryId: number | null,
  { at, status, ms, error }: Tried,
): Promise<AttemptRow> {
  const [row] = await tx
    .insert(webhookAttempts)
    .values({ webhookId, deliveryId, at: at.toISOString(), status, ms, error })
    .returning();
  await tx.execute(sql`
    delete from webhook_attempts where webhook_id = ${webhookId} and id <= (
      select id from webhook_attempts where webhook_id = ${webhookId}
      order by id desc offset ${LOG_KEPT} limit 1)`);
  return row!;
}

function outcomeOf(
  { status, error, askedMs }: Attempt,
  attempts: number,
  now: Date,
  random: number,
): Outcome {
  const said = { status, error };
  if (error === null) return { ...said, state: 'sent' };
  if (attempts >= TRIES_MAX || status === GONE) return { ...said, state: 'failed' };
  return {
    ...said,
    state: 'waiting',
    nextAt: new Date(now.getTime() + pauseMs(attempts, random, askedMs)),
  };
}

/** @returns why the webhook is to be paused */
async function noteFailure(
  tx: Database,
  { id, failingSince }: HookRow,
  { status }: Attempt,
  now: Date,
): Promise<'gone' | 'failing' | undefined> {
  if (failingSince === null)
    await tx.update(webhooks).set({ failingSince: now.toISOString() }).where(eq(webhooks.id, id));
  if (status === GONE) return 'gone';
  const since = failingSince === null ? now.getTime() : Date.parse(failingSince);
  return now.getTime() - since >= FAILING_MS ? 'failing' : undefined;
}

interface Recorded {
  now: Date;
  /** 0 to 1. */
  random: number;
}

/**
 * What came of a try, in one transaction: its line in the log, the delivery, the webhook. A webhook
 * that was deleted meanwhile keeps nothing.
 * @returns why the webhook was paused, if it was
 */
export async function recordAttempt(
  db: Database,
  webhookId: string,
  delivery: Pick<ClaimedDelivery, 'id' | 'attempts'>,
  tried: Tried,
  { now, random }: Recorded,
): Promise<'gone' | 'failing' | undefined> {
  return db.transaction(async (tx) => {
    const [hook] = await tx.select().from(webhooks).where(eq(webhooks.id, webhookId)).for('update');
    if (!hook) return undefined;
    await insertAttempt(tx, webhookId, delivery.id, tried);
    await settleDelivery(tx, delivery, outcomeOf(tried, delivery.attempts, now, random), now);
    if (tried.error === null) {
      await tx
        .update(webhooks)
        .set({ failingSince: null, lastSuccessAt: now.toISOString() })
        .where(eq(webhooks.id, webhookId));
      return undefined;
    }
    const reason = await noteFailure(tx, hook, tried, now);
    if (reason === undefined || hook.pausedAt !== null) return undefined;
    await pauseRow(tx, webhookId, reason, now);
    return reason;
  });
}

/** A line in the log, and nothing else. */
export async function recordTest(
  db: Database,
  webhookId: string,
  tried: Tried,
): Promise<WebhookAttempt> {
  const { id, at, status, ms, error } = await db.transaction((tx) =>
    insertAttempt(tx, webhookId, null, tried),
  );
  return { id, delivery: null, state: null, kind: null, project: null, at, status, ms, error };
}

/** The newest first. */
export async function readLog(db: Database, webhookId: string): Promise<WebhookAttempt[]> {
  const rows = await db
    .select()
    .from(webhookAttempts)
    .where(eq(webhookAttempts.webhookId, webhookId))
    .orderBy(desc(webhookAttempts.id))
    .limit(LOG_KEPT);
  const deliveries = await describeDeliveries(db, [
    ...new Set(rows.flatMap(({ deliveryId }) => deliveryId ?? [])),
  ]);
  return rows.map(({ id, deliveryId: delivery, at, status, ms, error }) => {
    const {
      state = null,
      kind = null,
      project = null,
    } = (delivery === null ? undefined : deliveries.get(delivery)) ?? {};
    return { id, delivery, state, kind, project, at, status, ms, error };
  });
}
