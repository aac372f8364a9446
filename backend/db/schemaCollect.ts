import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/** What the collector looks at, and when it last succeeded. */
export const collections = pgTable(
  'collections',
  {
    source: text('source').notNull(),
    /** Of the source: a list's name, a project, a file. */
    target: text('target').notNull(),
    dueAt: instant('due_at').notNull(),
    /** The last look that was answered. */
    okAt: instant('ok_at'),
    /** Looks that failed since `okAt`. */
    failures: integer('failures').notNull().default(0),
    etag: text('etag'),
    /** SHA-256 of what was read. */
    digest: text('digest'),
  },
  (t) => [primaryKey({ columns: [t.source, t.target] })],
);
