import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/** Answers to calls with an Idempotency-Key. The key itself is never stored. */
export const onceAnswers = pgTable(
  'once_answers',
  {
    keyHash: text('key_hash').primaryKey(),
    /** Keyed with the key, so that it says nothing about a password in the body. */
    bodyHash: text('body_hash').notNull(),
    /** Null until the call has its answer. */
    answer: text('answer'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('once_answers_created').on(t.createdAt)],
);
