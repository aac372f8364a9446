import type { Logger } from 'pino';
import { letOthersIn } from '../../db/letOthersIn';
import type { StoreAndClock } from '../../db/store';
import type { Exported } from '../../db/tables';
import type { JobDefinition, ScheduleDefinition } from '../../jobTypes';
import { pruneExports } from './exports';
import { makeNext } from './makeExports';

export const MAKE_EXPORTS = 'data-export.make';

export interface DataExportNeeds extends StoreAndClock {
  logger: Logger;
  /** Of all modules' tables. */
  exportedTables?: readonly Exported[];
  /** Runs a job soon. */
  send?: (job: string, afterSeconds?: number) => void;
}

/** Catches archives that a killed process left behind, and deletes old ones on the minute. */
export const exportSchedule: ScheduleDefinition = { job: MAKE_EXPORTS, cron: '* * * * *' };

export const exportJob = ({
  store: { db },
  now,
  logger,
  exportedTables: exported = [],
}: DataExportNeeds): JobDefinition => ({
  name: MAKE_EXPORTS,
  leaseSeconds: 900,
  retries: 3,
  pauseSeconds: 10,
  meanwhile: 'follow',
  lookSeconds: 1,
  run: async ({ signal }) => {
    await pruneExports(db, now());
    for (;;) {
      signal.throwIfAborted();
      const made = await makeNext(db, { exported, now, signal });
      if (!made) break;
      logger.info({ export: made.id, end: made.state }, 'archive of an account');
      await letOthersIn();
    }
  },
});
