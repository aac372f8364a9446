import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { AlertFacts, AlertKind, MailFrequency } from '../../contracts/alerts/alerts';
import { instant } from './instant';
import { projects } from './schemaProjects';

type AlertData = AlertFacts[AlertKind];

/** The inbox: one row for each account, event and kind. */
export const alerts = pgTable(
  'alerts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    account: text('account').notNull(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Not a reference: events are pruned earlier. */
    eventId: bigint('event_id', { mode: 'number' }).notNull(),
    kind: text('kind').$type<AlertKind>().notNull(),
    /** Of the event. */
    at: instant('at').notNull(),
    data: jsonb('data').$type<AlertData>().notNull(),
    readAt: instant('read_at'),
  },
  (t) => [
    unique('alerts_natural').on(t.account, t.eventId, t.kind),
    index('alerts_inbox').on(t.account, t.id),
    index('alerts_unread')
      .on(t.account, t.projectId)
      .where(sql`read_at is null`),
    index('alerts_project').on(t.projectId, t.account, t.id),
    index('alerts_at').on(t.at),
  ],
);

/** How each alert leaves the site; written with the alert. */
export const alertDeliveries = pgTable(
  'alert_deliveries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    alertId: bigint('alert_id', { mode: 'number' })
      .notNull()
      .references(() => alerts.id, { onDelete: 'cascade' }),
    /** `mail`, or `webhook:` and its id. */
    channel: text('channel').notNull(),
    state: text('state')
      .$type<'waiting' | 'sent' | 'failed' | 'dropped'>()
      .notNull()
      .default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** Not before. */
    nextAt: instant('next_at').notNull(),
    sentAt: instant('sent_at'),
    lastStatus: integer('last_status'),
    lastError: text('last_error'),
  },
  (t) => [
    unique('alert_deliveries_natural').on(t.alertId, t.channel),
    index('alert_deliveries_due')
      .on(t.channel, t.nextAt)
      .where(sql`state = 'waiting'`),
    check('alert_deliveries_state', sql`${t.state} in ('waiting','sent','failed','dropped')`),
  ],
);

/** What is mailed to an account. */
export const notificationSettings = pgTable('notification_settings', {
  /** UUID; whoever has it can unsubscribe. */
  id: text('id').primaryKey(),
  account: text('account').notNull().unique(),
  /** Readable, for mails; in no log. */
  email: text('email').notNull(),
  frequency: text('frequency').$type<MailFrequency>().notNull(),
  kinds: text('kinds').array().$type<AlertKind[]>().notNull(),
  scorePoints: integer('score_points').notNull(),
  /** Counts updates. */
  version: integer('version').notNull().default(0),
  updatedAt: instant('updated_at').notNull(),
  unsubscribedAt: instant('unsubscribed_at'),
});
