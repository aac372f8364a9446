/** Table of backend/profiles. */
import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

export const profiles = pgTable('profiles', {
  account: text('account').primaryKey(),
  displayName: text('display_name'),
  /** When the stored picture was set; null: there is none. */
  pictureAt: instant('picture_at'),
  updatedAt: instant('updated_at').notNull(),
});
