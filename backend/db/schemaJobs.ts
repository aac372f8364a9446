/** Job progress (backend/jobs); the queue's tables are in the schema `jobs`. */
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

export const jobProgress = pgTable('job_progress', {
  /** The queue's job id. The row is deleted when the run ends. */
  jobId: text('job_id').primaryKey(),
  job: text('job').notNull(),
  done: integer('done').notNull(),
  total: integer('total').notNull(),
  at: instant('at').notNull(),
});
