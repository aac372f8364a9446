import { EnvError, text, type Env } from '../../contracts/env';
import type { StoreAndClock } from '../db/store';
import { isCron } from '../jobs';
import type { JobDefinition, ScheduleDefinition } from '../jobTypes';
import { runRate } from './runRate';

const NAME = 'ratings.nightly';
const THREE_AT_NIGHT = '0 3 * * *';
/** The queue's parser would take six fields, and letters of its own. */
const CRON = /^[\d*,/-]+ [\d*,/-]+ [\d*,/-]+ [\dA-Za-z*,/-]+ [\dA-Za-z*,/-]+$/;

/** Undefined where RATING_SCHEDULE is turned off; in UTC. @throws EnvError */
export function readRatingSchedule(env: Env): string | undefined {
  const given = text(env, 'RATING_SCHEDULE', THREE_AT_NIGHT);
  if (given === 'off') return undefined;
  if (!CRON.test(given) || !isCron(given))
    throw new EnvError(
      'RATING_SCHEDULE',
      'must be "off" or five fields of cron, as in "0 3 * * *"',
      given,
    );
  return given;
}

export interface NightlyNeeds extends StoreAndClock {
  ratingSchedule?: string;
}

/** Out-of-date evidence must leave the scores even without an import. */
export const nightlyJobs = ({ store }: NightlyNeeds): JobDefinition[] => [
  {
    name: NAME,
    leaseSeconds: 6 * 3_600,
    retries: 3,
    pauseSeconds: 60,
    meanwhile: 'drop',
    run: ({ now, signal, progress }) => runRate(store, {}, now, progress, signal),
  },
];

export const nightlySchedules = ({ ratingSchedule: cron }: NightlyNeeds): ScheduleDefinition[] =>
  cron === undefined ? [] : [{ job: NAME, cron }];
