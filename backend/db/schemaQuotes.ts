import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { QuoteService } from '../../contracts/site/quote';
import { instant } from './instant';
import { outbox } from './schemaAccounts';

export const quoteRequests = pgTable(
  'quote_requests',
  {
    /** UUID from the form, so a resent request is one row. */
    id: text('id').primaryKey(),
    createdAt: instant('created_at').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    project: text('project').notNull(),
    website: text('website').notNull(),
    service: text('service').$type<QuoteService>().notNull(),
    message: text('message').notNull(),
    /** Written in the same transaction; null without an operator address. */
    mailId: bigint('mail_id', { mode: 'number' }).references(() => outbox.id, {
      onDelete: 'set null',
    }),
  },
  (t) => [
    index('quote_requests_created').on(t.createdAt),
    index('quote_requests_mail').on(t.mailId),
  ],
);
