import type { Logger } from 'pino';
import type { JobDefinition, ScheduleDefinition } from '../jobTypes';

export const PRUNE = 'prune';

export const pruneSchedule: ScheduleDefinition = { job: PRUNE, cron: '17 */6 * * *' };

export const pruneJob = (prune: (now: Date) => Promise<number>, logger: Logger): JobDefinition => ({
  name: PRUNE,
  leaseSeconds: 3_600,
  retries: 3,
  pauseSeconds: 60,
  meanwhile: 'drop',
  run: async ({ now }) => {
    const pruned = await prune(now);
    if (pruned > 0) logger.info({ pruned }, 'what was past its time is deleted');
  },
});
