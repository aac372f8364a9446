import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/** What the collector looks at, and how its last look ended. */
export const collections = pgTable(
  'collections',
  {
    source: text('source').notNull(),
    /** Of the source: a list's name, a project, a file. */
    target: text('target').notNull(),
    dueAt: instant('due_at').notNull(),
    lookedAt: instant('looked_at'),
    /** The last look that was answered. */
    okAt: instant('ok_at'),
    outcome: text('outcome'),
    /** Of a look that failed, for the operator. */
    reason: text('reason'),
    /** Looks that failed since `okAt`. */
    failures: integer('failures').notNull().default(0),
    etag: text('etag'),
    /** SHA-256 of what was read. */
    digest: text('digest'),
  },
  (t) => [primaryKey({ columns: [t.source, t.target] }), index('collections_due').on(t.dueAt)],
);
