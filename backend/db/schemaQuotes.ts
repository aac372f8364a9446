/** Requests for a quote (backend/quotes). */
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { QuoteService } from '../../contracts/quote';
import { instant } from './instant';
import { outbox } from './schemaAccounts';

export const quoteRequests = pgTable(
  'quote_requests',
  {
    /** UUID, made by the form: the same request sent twice is one row. */
    id: text('id').primaryKey(),
    createdAt: instant('created_at').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    project: text('project').notNull(),
    /** '' where none was given, as the message. */
    website: text('website').notNull(),
    service: text('service').$type<QuoteService>().notNull(),
    message: text('message').notNull(),
    /** The message to the operator, written in the same transaction; null where there is no address for it. */
    mailId: bigint('mail_id', { mode: 'number' }).references(() => outbox.id, {
      onDelete: 'set null',
    }),
  },
  (t) => [
    index('quote_requests_created').on(t.createdAt),
    index('quote_requests_mail').on(t.mailId),
  ],
);
