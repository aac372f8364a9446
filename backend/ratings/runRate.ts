import { parseArgs } from 'node:util';
import { instant, projectId } from '../../contracts/schemas';
import { toDay } from '../../contracts/time';
import type { Store } from '../db/store';
import { parseInstant } from './getRating';
import { rateProjects, type RateResult } from './rateProjects';
import { findDemonstrationDay, ratingTime } from '../catalog/projects';

export const RATE_USAGE = `Rates projects from the recorded facts and publishes every new rating.

npm run rate -- [options]
  --project <id>   rate only this project; repeat for several (default: all)
  --at <instant>   rate for a past time, ISO 8601; a day means its end (default: now, or the demonstration set's day)
  --explain <file> rate facts from a file or -, without a store (--explain - --help says more)
  --what-if <id>   rate a project with some of its facts changed (--what-if <id> --help says more)
  --renamed-danger state the new id of a found danger's subject (--renamed-danger --help says more)
  --help           show this`;

export interface RateArguments {
  projectIds: string[] | undefined;
  at: Date | undefined;
}

/** @throws Error with one sentence that names the option. */
export function parseRateArguments(argv: readonly string[], now: Date): RateArguments {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      project: { type: 'string', multiple: true },
      at: { type: 'string' },
    },
  });
  for (const id of values.project ?? []) {
    if (!projectId().isValidSync(id))
      throw new Error(`--project must be a project id, not "${id}".`);
  }
  if (values.at !== undefined && !instant().isValidSync(values.at)) {
    throw new Error(`--at must be an ISO 8601 date or instant, not "${values.at}".`);
  }
  const at = values.at === undefined ? undefined : parseInstant(values.at);
  if (at && at > now && !isToday(at, now)) throw new Error('--at must not be in the future.');
  return { projectIds: values.project, at: at && at > now ? now : at };
}

/** Today means now, since its end is still to come. */
const isToday = (at: Date, now: Date): boolean => toDay(at) === toDay(now);

export interface RateReport extends RateResult {
  at: string;
  /** The demonstration set's day, if that decided `at`. */
  demonstrationDay: string | null;
}

export async function runRate(
  store: Store,
  { projectIds, at }: Partial<Pick<RateArguments, 'projectIds' | 'at'>>,
  now: Date,
  onProgress?: (done: number, total: number) => void,
  signal?: AbortSignal,
): Promise<RateReport> {
  const day = at ? undefined : await findDemonstrationDay(store.db);
  const instantUsed = at ?? (await ratingTime(store.db, now));
  const result = await rateProjects(store, { now: instantUsed, projectIds, onProgress, signal });
  return { ...result, at: instantUsed.toISOString(), demonstrationDay: day ?? null };
}

const number = (value: number): string => new Intl.NumberFormat('en-US').format(value);
const formatProjects = (value: number): string =>
  `${number(value)} ${value === 1 ? 'project' : 'projects'}`;

export function describeRate({
  rated,
  published,
  unrated,
  at,
  demonstrationDay,
}: RateReport): string[] {
  return [
    `Computed the ratings of ${formatProjects(rated)} as of ${at}: ${number(published)} new ${published === 1 ? 'one' : 'ones'} published.`,
    ...(unrated > 0 ? [`${formatProjects(unrated)} without facts.`] : []),
    ...(demonstrationDay
      ? [
          `Only the demonstration set is loaded, so ratings use its day (${demonstrationDay}) instead of today.`,
        ]
      : []),
  ];
}
