import type { Logger } from 'pino';
import type { AlertChannel } from '../../alertChannels';
import { letOthersIn } from '../../db/letOthersIn';
import type { Store } from '../../db/store';
import type { JobDefinition, ScheduleDefinition } from '../../jobTypes';
import { fanOutBatch } from './fanOut';
import { FAN_OUT } from './fanOutReader';

export interface FanOutNeeds {
  store: Store;
  now: () => Date;
  logger: Logger;
  /** Of all modules. */
  alertChannels?: readonly AlertChannel[];
  /** Runs a job soon. */
  send?: (job: string, afterSeconds?: number) => void;
}

/** Catches events that a killed process left behind. */
export const fanOutSchedule: ScheduleDefinition = { job: FAN_OUT, cron: '* * * * *' };

export const fanOutJob = ({
  store,
  now,
  logger,
  alertChannels: channels = [],
  send,
}: FanOutNeeds): JobDefinition => ({
  name: FAN_OUT,
  leaseSeconds: 3_600,
  retries: 5,
  pauseSeconds: 1,
  meanwhile: 'follow',
  lookSeconds: 1,
  run: async ({ signal }) => {
    let deliveries = 0;
    for (;;) {
      signal.throwIfAborted();
      const batch = await fanOutBatch(store.db, { channels, now: now() });
      if (!batch) break;
      await letOthersIn();
      deliveries += batch.deliveries;
      const { eventId: event, kind, alerted } = batch;
      if (alerted !== undefined) logger.info({ event, kind, alerts: alerted }, 'watchers alerted');
    }
    if (deliveries > 0) for (const { job } of channels) send?.(job);
  },
});
