import { sql } from 'drizzle-orm';
import { bigint, bigserial, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { AlertKind } from '../../contracts/alerts/alerts';
import type { PauseReason } from '../../contracts/webhooks/webhooks';
import { instant } from './instant';
import { alertDeliveries } from './schemaAlerts';

/** Where alerts of an account are sent. Their deliveries have the channel `webhook:` and the id. */
export const webhooks = pgTable(
  'webhooks',
  {
    /** UUID. */
    id: text('id').primaryKey(),
    account: text('account').notNull(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    /** Readable, because it signs; in no log. */
    secret: text('secret').notNull(),
    /** Before the last rotation. */
    secretBefore: text('secret_before'),
    /** How long that one signs. */
    overlapUntil: instant('overlap_until'),
    /** Not a reference: without its list a webhook gets nothing, instead of everything. */
    watchlistId: text('watchlist_id'),
    kinds: text('kinds').array().$type<AlertKind[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    pausedAt: instant('paused_at'),
    pauseReason: text('pause_reason').$type<PauseReason>(),
    /** Since then nothing but failures. */
    failingSince: instant('failing_since'),
    lastSuccessAt: instant('last_success_at'),
    /** Counts changes by the owner. */
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('webhooks_account').on(t.account),
    check(
      'webhooks_paused',
      sql`(${t.pausedAt} is null) = (${t.pauseReason} is null)
        and (${t.pauseReason} is null or ${t.pauseReason} in ('owner', 'failing', 'gone'))`,
    ),
  ],
);

/** Each try; the newest ones of each webhook are kept. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    webhookId: text('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** Null: a test. */
    deliveryId: bigint('delivery_id', { mode: 'number' }).references(() => alertDeliveries.id, {
      onDelete: 'cascade',
    }),
    at: instant('at').notNull(),
    /** Null: no answer. */
    status: integer('status'),
    ms: integer('ms').notNull(),
    /** Null: delivered. */
    error: text('error'),
  },
  (t) => [
    index('webhook_attempts_log').on(t.webhookId, t.id),
    index('webhook_attempts_delivery').on(t.deliveryId),
  ],
);
