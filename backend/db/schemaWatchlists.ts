import { doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { Letter, RatingState } from '../../contracts/vocabulary';
import { instant } from './instant';
import { projects } from './schemaProjects';

/** How alerts about a list are mailed; null: as the account has set it. */
export type ListMail = 'off' | 'instant' | 'daily' | 'weekly';

export const watchlists = pgTable(
  'watchlists',
  {
    /** UUID. */
    id: text('id').primaryKey(),
    account: text('account').notNull(),
    name: text('name').notNull(),
    /** Among the account's lists; gaps are allowed. */
    position: integer('position').notNull(),
    /** Counts changes of name, place and projects. */
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Last call of the current visit, and of the one before. */
    visitedAt: instant('visited_at'),
    lastVisitAt: instant('last_visit_at'),
    /** It can be restored for a day. */
    deletedAt: instant('deleted_at'),
    /** Whoever has it can read the list. */
    shareKey: text('share_key').unique(),
    /** Whoever has it can read the feed. */
    feedKey: text('feed_key').unique(),
    mail: text('mail').$type<ListMail>(),
  },
  (t) => [
    index('watchlists_account').on(t.account, t.position),
    index('watchlists_deleted')
      .on(t.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
);

/** What a list keeps of a project. */
const kept = () => ({
  watchlistId: text('watchlist_id')
    .notNull()
    .references(() => watchlists.id, { onDelete: 'cascade' }),
  projectId: text('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' }),
  addedAt: instant('added_at').notNull(),
  note: text('note').notNull().default(''),
  /** The rating when it was added; a null state: there was none. */
  addedState: text('added_state').$type<RatingState>(),
  addedScore: doublePrecision('added_score'),
  addedPossible: doublePrecision('added_possible'),
  addedLetter: text('added_letter').$type<Letter>(),
  addedMethod: text('added_method'),
});

export const watchlistProjects = pgTable(
  'watchlist_projects',
  { ...kept(), position: integer('position').notNull() },
  (t) => [
    primaryKey({ columns: [t.watchlistId, t.projectId] }),
    index('watchlist_projects_project').on(t.projectId),
  ],
);

/** Taken off a list: for a day, adding it again brings it back as it was. */
export const watchlistRemoved = pgTable(
  'watchlist_removed',
  { ...kept(), removedAt: instant('removed_at').notNull() },
  (t) => [
    primaryKey({ columns: [t.watchlistId, t.projectId] }),
    index('watchlist_removed_project').on(t.projectId),
    index('watchlist_removed_at').on(t.removedAt),
  ],
);
