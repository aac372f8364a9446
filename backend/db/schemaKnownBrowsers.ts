import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/** Browsers that signed in to an account: others' wrong passwords do not keep them out. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    /** Keyed hashes: of the cookie's number and of the account's address. */
    browserHash: text('browser_hash').notNull(),
    emailHash: text('email_hash').notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.browserHash, t.emailHash] }),
    index('known_browsers_email').on(t.emailHash, t.usedAt),
    index('known_browsers_used').on(t.usedAt),
  ],
);
