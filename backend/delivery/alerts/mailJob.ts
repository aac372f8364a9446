import type { JobDefinition, ScheduleDefinition } from '../../jobTypes';
import { letOthersIn } from '../../db/letOthersIn';
import type { Store } from '../../db/store';
import { writeDigests } from './digest';
import { SEND_MAIL } from './mailChannel';

export interface MailJobNeeds {
  store: Store;
  now: () => Date;
  mail?: { wake: () => void; delivery?: object };
  alerts?: { siteUrl: string };
}

export const mailSchedule: ScheduleDefinition = { job: SEND_MAIL, cron: '* * * * *' };

/** Runs every minute: instant mails wait for others, daily and weekly ones for their hour. */
export const mailJob = ({
  store,
  now,
  mail,
  siteUrl,
}: Omit<MailJobNeeds, 'alerts'> & { siteUrl: string }): JobDefinition => ({
  name: SEND_MAIL,
  leaseSeconds: 1_800,
  retries: 3,
  pauseSeconds: 10,
  meanwhile: 'drop',
  run: async ({ signal }) => {
    let mails = 0;
    for (;;) {
      signal.throwIfAborted();
      const written = await writeDigests(store.db, { now: now(), siteUrl });
      if (written === undefined) break;
      await letOthersIn();
      mails += written;
    }
    if (mails > 0) mail?.wake();
  },
});
