import type { JobDefinition, ScheduleDefinition } from '../../jobTypes';
import { findNextDue, giveUpLate } from './claims';
import { deliverDue, type Delivery } from './deliverDue';

export const DELIVER = 'mail.deliver';

/** Catches messages that a killed process left behind. */
export const deliverSchedule: ScheduleDefinition = { job: DELIVER, cron: '* * * * *' };

export const deliverJob = (delivery: Delivery): JobDefinition => ({
  name: DELIVER,
  leaseSeconds: 900,
  retries: 3,
  pauseSeconds: 1,
  meanwhile: 'follow',
  lookSeconds: 1,
  run: async ({ signal, again }) => {
    while (!signal.aborted && (await deliverDue(delivery, signal)) > 0);
    signal.throwIfAborted();
    const { db, life, logger } = delivery;
    const now = delivery.now();
    for (const mail of await giveUpLate(db, { now, life }))
      logger.error({ mail }, 'message given up: npm run jobs');
    const next = await findNextDue(db, { now, life });
    if (next) await again(Math.max((next.getTime() - now.getTime()) / 1_000, 1));
  },
});
