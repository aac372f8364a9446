/** How far jobs are (backend/jobs); the queue's own tables are in the schema `jobs`. */
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

export const jobProgress = pgTable('job_progress', {
  /** The queue's id of the job, which has gone when the run has ended. */
  jobId: text('job_id').primaryKey(),
  job: text('job').notNull(),
  done: integer('done').notNull(),
  total: integer('total').notNull(),
  at: instant('at').notNull(),
});
