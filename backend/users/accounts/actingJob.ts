import { sql } from 'drizzle-orm';
import type { Database } from '../../db/store';
import type { JobDefinition, ScheduleDefinition } from '../../jobTypes';
import { ITSELF } from './origin';
import { stopWhere } from './stopWhere';

const END_ACTING = 'acting.end';

export const endActingSchedule: ScheduleDefinition = { job: END_ACTING, cron: '* * * * *' };

/** Requests notice the end themselves; this logs it where none comes. */
export const endActingJob = (db: Database): JobDefinition => ({
  name: END_ACTING,
  run: ({ now }) =>
    stopWhere(db, sql`acting_until <= ${now.toISOString()}::timestamptz`, 'expired', now, ITSELF),
  leaseSeconds: 60,
  retries: 3,
  pauseSeconds: 10,
  meanwhile: 'drop',
});
