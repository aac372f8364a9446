import { sql } from 'drizzle-orm';
import { bigint, bigserial, boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

const now = sql`now()`;

export const errorReports = pgTable(
  'error_reports',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    trace: text('trace').notNull(),
    requestId: text('request_id'),
    receivedAt: instant('received_at').notNull().default(now),
  },
  (t) => [index('error_reports_received').on(t.receivedAt)],
);

export const imports = pgTable('imports', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  kind: text('kind').notNull(),
  source: text('source').notNull(),
  startedAt: instant('started_at').notNull(),
  finishedAt: instant('finished_at').notNull(),
  summary: jsonb('summary').notNull(),
});

/** The seeded set, demonstration date, data version. */
export const meta = pgTable('meta', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
});

/** Triggers write what changed for search, and keep the newest 500. */
export const searchChanges = pgTable('search_changes', {
  version: bigserial('version', { mode: 'number' }).primaryKey(),
  previous: bigint('previous', { mode: 'number' }),
  projectIds: text('project_ids').array().notNull(),
  /** More projects changed than the row names. */
  others: boolean('others').notNull(),
});
