/** What has happened (backend/events), how far each reader has come, and the security alerts that one of them keeps. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { instant } from './instant';
import { ratings } from './schema';

/** Rows are only added; triggers refuse a change, and the deletion of a row that some reader has not passed. */
export const events = pgTable(
  'events',
  {
    /** Ids become visible in their own order: whoever adds rows waits for the transaction that added the last ones. */
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    type: text('type').notNull(),
    /** No foreign key: what happened stays true of a project that is merged or gone. */
    projectId: text('project_id'),
    data: jsonb('data').notNull(),
  },
  (t) => [index('events_at').on(t.at)],
);

/** The last event that each reader has handled. */
export const eventCursors = pgTable('event_cursors', {
  name: text('name').primaryKey(),
  position: bigint('position', { mode: 'number' }).notNull().default(0),
  movedAt: instant('moved_at'),
});

/** Ratings that may be an alert on the home page; backend/overview judges them again when it reads. */
export const securityAlerts = pgTable(
  'security_alerts',
  {
    kind: text('kind').notNull(),
    ratingId: bigint('rating_id', { mode: 'number' })
      .notNull()
      .references(() => ratings.id, { onDelete: 'cascade' }),
    ratedAt: instant('rated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.ratingId, t.kind] }),
    index('security_alerts_rated').on(t.kind, t.ratedAt),
    check('security_alerts_kind', sql`${t.kind} in ('rating-change','expired-signal')`),
  ],
);
