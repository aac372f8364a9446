/** Tables of backend/users/profiles. */
import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

export const profiles = pgTable('profiles', {
  account: text('account').primaryKey(),
  displayName: text('display_name'),
  /** The stored picture, a row of `picture_files`; null: there is none. */
  picture: text('picture'),
  pictureAt: instant('picture_at'),
  updatedAt: instant('updated_at').notNull(),
});

/** Written before the files, so that files whose picture nobody shows are found and deleted. */
export const pictureFiles = pgTable('picture_files', {
  picture: text('picture').primaryKey(),
  at: instant('at').notNull(),
});
