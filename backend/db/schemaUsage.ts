import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { SurveyPurpose } from '../../contracts/site/survey';
import type { UserEvent, UserEventName } from '../../contracts/site/userEvents';

/** How often something was done on a day: counts, not events. */
export const userEvents = pgTable(
  'user_events',
  {
    day: date('day', { mode: 'string' }).notNull(),
    /** Empty: of nobody. */
    account: text('account').notNull(),
    eventName: text('event_name').$type<UserEventName>().notNull(),
    properties: jsonb('properties').$type<UserEvent['properties']>().notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.eventName, t.properties, t.account] }),
    index('user_events_account')
      .on(t.account)
      .where(sql`account <> ''`),
  ],
);

/** Answers by account and version of the questions. */
export const surveys = pgTable(
  'surveys',
  {
    account: text('account').notNull(),
    version: text('version').notNull(),
    purpose: text('purpose').$type<SurveyPurpose>().notNull(),
    clarity: smallint('clarity').notNull(),
    comment: text('comment').notNull(),
    /** The last change. */
    changedOn: date('changed_on', { mode: 'string' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.account, t.version] }),
    check('surveys_clarity', sql`${t.clarity} between 1 and 5`),
  ],
);
