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
import { ratings } from './schemaRatings';

/** Append-only; triggers refuse updates, and deletes before all readers have passed. */
export const events = pgTable(
  'events',
  {
    /** Ids become visible in order: writers wait for each other. */
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    type: text('type').notNull(),
    /** No foreign key: events outlive merged or deleted projects. */
    projectId: text('project_id'),
    data: jsonb('data').notNull(),
  },
  (t) => [
    index('events_at').on(t.at),
    index('events_project').on(t.projectId, t.id),
    // Of changes of control, those whose transaction is known.
    index('events_made')
      .on(t.id)
      .where(sql`${t.data} @? '$.control[*].made'`),
  ],
);

export const eventCursors = pgTable('event_cursors', {
  name: text('name').primaryKey(),
  position: bigint('position', { mode: 'number' }).notNull().default(0),
  /** Within the next event, where a reader has stopped halfway. */
  reached: text('reached').notNull().default(''),
  movedAt: instant('moved_at'),
});

/** Candidates for home page alerts; backend/catalog/overview filters them on reading. */
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
