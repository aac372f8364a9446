import type { JobDefinition, ScheduleDefinition } from '../jobTypes';
import { findNextDue } from './claims';
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
    const now = delivery.now();
    const next = await findNextDue(delivery.db, { now, life: delivery.life });
    if (next) await again(Math.max((next.getTime() - now.getTime()) / 1_000, 1));
  },
});
