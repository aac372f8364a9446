import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';
import { projects } from './schemaProjects';

/** Narrow to wide, as keyed hashes; none where a row is older than this column. */
const networkKeys = () =>
  text('network_keys')
    .array()
    .notNull()
    .default(sql`'{}'::text[]`);
/** The /48 or the /24. */
const widestKey = () =>
  text('widest_key').generatedAlwaysAs(sql`network_keys[array_upper(network_keys, 1)]`);

export const pageViews = pgTable(
  'page_views',
  {
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    hour: instant('hour').notNull(),
    visitorKey: text('visitor_key').notNull(),
    networkKeys: networkKeys(),
    widestKey: widestKey(),
  },
  (t) => [
    primaryKey({ columns: [t.projectId, t.hour, t.visitorKey] }),
    index('page_views_network').on(t.hour, t.projectId, t.widestKey),
  ],
);

/** Running totals, so counting never scans the log. */
export const pageViewTotals = pgTable('page_view_totals', {
  projectId: text('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  views: bigint('views', { mode: 'number' }).notNull().default(0),
});

export const votes = pgTable(
  'votes',
  {
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    voterKey: text('voter_key').notNull(),
    networkKeys: networkKeys(),
    widestKey: widestKey(),
    yes: boolean('yes').notNull(),
    votedAt: instant('voted_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.projectId, t.voterKey] }),
    index('votes_network').on(t.projectId, t.widestKey, t.votedAt),
  ],
);
