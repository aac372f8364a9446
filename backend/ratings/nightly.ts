import { EnvError, text, type Env } from '../../contracts/env';
import type { StoreAndClock } from '../db/store';
import type { JobDefinition, ScheduleDefinition } from '../module';
import { runRate } from './runRate';

const NAME = 'ratings.nightly';
const THREE_AT_NIGHT = '0 3 * * *';
const CRON = /^[\d*,/-]+ [\d*,/-]+ [\d*,/-]+ [\dA-Za-z*,/-]+ [\dA-Za-z*,/-]+$/;

/** RATING_SCHEDULE: when all projects are rated again, in UTC; undefined where that is turned off. @throws EnvError */
export function readRatingSchedule(env: Env): string | undefined {
  const given = text(env, 'RATING_SCHEDULE', THREE_AT_NIGHT);
  if (given === 'off') return undefined;
  if (!CRON.test(given))
    throw new EnvError(
      'RATING_SCHEDULE',
      'must be "off" or five fields of cron, as in "0 3 * * *"',
      given,
    );
  return given;
}

export interface NightlyNeeds extends StoreAndClock {
  /** Undefined: ratings are made when somebody runs `npm run rate`. */
  ratingSchedule?: string;
}

/** Evidence that has run out leaves the scores, whether anything was imported or not. */
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
