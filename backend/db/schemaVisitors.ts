import { bigint, boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';
import { projects } from './schemaProjects';

export const pageViews = pgTable(
  'page_views',
  {
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    hour: instant('hour').notNull(),
    visitorKey: text('visitor_key').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.projectId, t.hour, t.visitorKey] }),
    index('page_views_hour').on(t.hour),
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
    addressKey: text('address_key').notNull(),
    yes: boolean('yes').notNull(),
    votedAt: instant('voted_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.projectId, t.voterKey] }),
    index('votes_address').on(t.projectId, t.addressKey, t.votedAt),
  ],
);
