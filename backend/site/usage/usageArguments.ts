import { parseArgs } from 'node:util';
import { dayBefore } from '../../../contracts/time';
import { readLimit } from '../../cli/arguments';
import { ANSWERS_MAX, SHOWN_DAYS } from './limits';
import type { UsageRequest } from './readUsage';

export const USAGE_USAGE = `Shows how the site is used, by those who agreed to be counted. Never who.

npm run usage [-- --since <day>] [--json]             events by day and name, and counts of the survey
npm run usage -- answers [--since <day>] [--limit <n>] [--json]    what was answered; n at most ${ANSWERS_MAX}
  --since  the first day, such as 2026-11-01 (default: ${SHOWN_DAYS} days ago)
  --json   one JSON object; of answers, one a line
  --help   show this`;

export type UsageArguments = { json: boolean } & UsageRequest;

function readSince(given: string | undefined, now: Date): string {
  if (given === undefined) return dayBefore(now, SHOWN_DAYS);
  const isDay =
    /^\d{4}-\d{2}-\d{2}$/.test(given) &&
    !Number.isNaN(Date.parse(given)) &&
    new Date(given).toISOString().startsWith(given);
  if (isDay) return given;
  throw new Error(`--since must be a day such as 2026-11-01, not "${given}".`);
}

/** @throws Error with one sentence on usage */
export function parseUsageArguments(argv: readonly string[], now: Date): UsageArguments {
  const {
    values: { json, since: given, limit },
    positionals: [action, ...rest],
  } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      since: { type: 'string' },
      limit: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  if (rest.length > 0 || (action !== undefined && action !== 'answers'))
    throw new Error(`Unexpected argument: "${rest[0] ?? action}".`);
  const since = readSince(given, now);
  if (action === 'answers') return { json, action, since, limit: readLimit(limit, ANSWERS_MAX) };
  if (limit !== undefined) throw new Error('--limit goes with answers only.');
  return { json, action: 'counts', since };
}
