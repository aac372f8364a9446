import type { JobDefinition, ScheduleDefinition } from '../module';
import { findNextDue } from './claims';
import { deliverDue, type Delivery } from './deliverDue';

/** Sent whenever a message may have been written. */
export const DELIVER = 'mail.deliver';

/** For what nobody has told of: messages that a process was killed over. */
export const deliverSchedule: ScheduleDefinition = { job: DELIVER, cron: '* * * * *' };

/** Delivers every message that is due, and comes again when the next one is. */
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
