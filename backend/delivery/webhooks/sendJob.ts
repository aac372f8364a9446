import { findNextDelivery } from '../alerts';
import type { JobDefinition, ScheduleDefinition } from '../../jobTypes';
import { PREFIX, SEND } from './channel';
import { sendDue, type Sending } from './sendDue';

/** Catches what a killed process left behind. */
export const sendSchedule: ScheduleDefinition = { job: SEND, cron: '* * * * *' };

export const sendJob = (sending: Sending): JobDefinition => ({
  name: SEND,
  leaseSeconds: 900,
  retries: 3,
  pauseSeconds: 5,
  meanwhile: 'follow',
  lookSeconds: 1,
  run: async ({ signal, again }) => {
    while (!signal.aborted && (await sendDue(sending, signal)) > 0);
    signal.throwIfAborted();
    const next = await findNextDelivery(sending.db, PREFIX);
    if (next) await again(Math.max((next.getTime() - sending.now().getTime()) / 1_000, 1));
  },
});
