import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { WEBHOOKS_MAX } from '../../../contracts/limits';
import { isoAfter } from '../../../contracts/time';
import {
  WEBHOOK_MESSAGES,
  type Webhook,
  type WebhookChange,
  type WebhookForm,
} from '../../../contracts/webhooks/webhooks';
import { countWaiting, dropDeliveries } from '../alerts';
import { lockKey } from '../../db/advisoryLocks';
import { watchlists, webhooks } from '../../db/schema';
import type { Database } from '../../db/store';
import { notFound, Problem } from '../../http/problem';
import { channelOf } from './channel';
import { OVERLAP_MS } from './limits';
import { makeSecret } from './signature';

export type HookRow = typeof webhooks.$inferSelect;

const missing = () => notFound('This webhook');
const isOf = (account: string, id: string): SQL =>
  and(eq(webhooks.id, id), eq(webhooks.account, account))!;

/** Of the account. @throws Problem 404 */
export async function getHook(db: Database, account: string, id: string): Promise<HookRow> {
  const [row] = await db.select().from(webhooks).where(isOf(account, id));
  if (!row) throw missing();
  return row;
}

const overlapOf = ({ overlapUntil }: HookRow, now: Date): string | null =>
  overlapUntil !== null && Date.parse(overlapUntil) > now.getTime() ? overlapUntil : null;

async function toWebhooks(db: Database, rows: readonly HookRow[], now: Date): Promise<Webhook[]> {
  const waiting = await countWaiting(
    db,
    rows.map(({ id }) => channelOf(id)),
  );
  return rows.map(
    ({ account: _account, secret: _secret, secretBefore: _before, watchlistId, ...row }) => ({
      ...row,
      list: watchlistId,
      waiting: waiting.get(channelOf(row.id)) ?? 0,
      overlapUntil: overlapOf({ ...row, watchlistId } as HookRow, now),
    }),
  );
}

const toWebhook = async (db: Database, row: HookRow, now: Date): Promise<Webhook> =>
  (await toWebhooks(db, [row], now))[0]!;

/** The oldest first. */
export async function listHooks(db: Database, account: string, now: Date): Promise<Webhook[]> {
  const rows = await db
    .select()
    .from(webhooks)
    .where(eq(webhooks.account, account))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id));
  return toWebhooks(db, rows, now);
}

async function assertOwnList(db: Database, account: string, id: string | null): Promise<void> {
  if (id === null) return;
  const isOwn = and(
    eq(watchlists.id, id),
    eq(watchlists.account, account),
    isNull(watchlists.deletedAt),
  );
  if ((await db.$count(watchlists, isOwn)) === 0) throw notFound('This list');
}

export interface ShownSecret {
  id: string;
  secret: string;
  overlapUntil: string | null;
}

/** @throws Problem 400 for one too many, 404 for a list of another account */
export async function createHook(
  db: Database,
  account: string,
  { list: watchlistId, ...form }: WebhookForm,
  now: Date,
): Promise<ShownSecret & { webhook: Webhook }> {
  return db.transaction(async (tx) => {
    await lockKey(tx, `webhooks ${account}`);
    if ((await tx.$count(webhooks, eq(webhooks.account, account))) >= WEBHOOKS_MAX)
      throw new Problem('invalid-input', WEBHOOK_MESSAGES.tooMany);
    await assertOwnList(tx, account, watchlistId);
    const [row] = await tx
      .insert(webhooks)
      .values({
        ...form,
        id: randomUUID(),
        account,
        watchlistId,
        secret: makeSecret(),
        createdAt: now.toISOString(),
      })
      .returning();
    const { id, secret } = row!;
    return { id, secret, overlapUntil: null, webhook: await toWebhook(tx, row!, now) };
  });
}

async function lockHook(tx: Database, account: string, id: string): Promise<HookRow> {
  const [row] = await tx.select().from(webhooks).where(isOf(account, id)).for('update');
  if (!row) throw missing();
  return row;
}

/** @throws Problem 404, or 409 for another version */
export async function updateHook(
  db: Database,
  account: string,
  { id, version, list, ...change }: WebhookChange,
  now: Date,
): Promise<Webhook> {
  return db.transaction(async (tx) => {
    const before = await lockHook(tx, account, id);
    if (before.version !== version)
      throw new Problem('conflict', WEBHOOK_MESSAGES.conflict, {
        newer: await toWebhook(tx, before, now),
      });
    if (list !== undefined) await assertOwnList(tx, account, list);
    const isMoved = change.url !== undefined && change.url !== before.url;
    const [row] = await tx
      .update(webhooks)
      .set({
        ...change,
        ...(list !== undefined && { watchlistId: list }),
        // Another receiver has its own week.
        ...(isMoved && { failingSince: null }),
        version: version + 1,
      })
      .where(eq(webhooks.id, id))
      .returning();
    return toWebhook(tx, row!, now);
  });
}

/** With its secret and its log. @throws Problem 404 */
export async function deleteHook(db: Database, account: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockHook(tx, account, id);
    await tx.delete(webhooks).where(eq(webhooks.id, id));
    await dropDeliveries(tx, channelOf(id));
  });
}

/** The caller has the row's lock. What waits is not sent. */
export async function pauseRow(
  tx: Database,
  id: string,
  reason: NonNullable<HookRow['pauseReason']>,
  now: Date,
): Promise<void> {
  await tx
    .update(webhooks)
    .set({ pausedAt: now.toISOString(), pauseReason: reason })
    .where(eq(webhooks.id, id));
  await dropDeliveries(tx, channelOf(id));
}

/** By hand. The same again changes nothing. @throws Problem 404 */
export async function setPaused(
  db: Database,
  account: string,
  { id, paused }: { id: string; paused: boolean },
  now: Date,
): Promise<Webhook> {
  return db.transaction(async (tx) => {
    const before = await lockHook(tx, account, id);
    if (paused && before.pausedAt === null) await pauseRow(tx, id, 'owner', now);
    if (!paused && before.pausedAt !== null)
      await tx
        .update(webhooks)
        .set({ pausedAt: null, pauseReason: null, failingSince: null })
        .where(eq(webhooks.id, id));
    return toWebhook(tx, await getHook(tx, account, id), now);
  });
}

/** For a day the one before signs too. @throws Problem 404 */
export async function rotateSecret(
  db: Database,
  account: string,
  id: string,
  now: Date,
): Promise<ShownSecret> {
  const secret = makeSecret();
  const overlapUntil = isoAfter(now, OVERLAP_MS);
  const rotated = await db
    .update(webhooks)
    .set({ secret, secretBefore: sql`${webhooks.secret}`, overlapUntil })
    .where(isOf(account, id))
    .returning({ id: webhooks.id });
  if (rotated.length === 0) throw missing();
  return { id, secret, overlapUntil };
}
