import { parseArgs } from 'node:util';
import { table, toMinute } from '../cli/text';
import type { JobsReport } from './office';

export const JOBS_USAGE = `Shows what runs in the background, and what of it failed.

npm run jobs -- list [--json]   jobs with their schedules, failed jobs, and readers of events
npm run jobs -- run <job>       runs a job now
npm run jobs -- retry <id>      tries a failed job again
npm run jobs -- discard <id>    forgets a failed job
  --help   show this`;

export const JOB_ACTIONS = ['run', 'retry', 'discard'] as const;
export type JobAction = (typeof JOB_ACTIONS)[number];

export type JobsArguments = { action: 'list'; json: boolean } | { action: JobAction; name: string };

/** @throws Error with one sentence on usage */
export function parseJobsArguments(argv: readonly string[]): JobsArguments {
  const {
    values,
    positionals: [action, name, ...rest],
  } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
    },
  });
  if (rest.length > 0) throw new Error(`There is one word too many: "${rest[0]}".`);
  if (action === 'list' && name === undefined) return { action, json: values.json };
  const change = JOB_ACTIONS.find((known) => known === action);
  if (!change) throw new Error('Use list, run, retry or discard.');
  if (name === undefined)
    throw new Error(change === 'run' ? 'Which job? Name it.' : 'Which failed job? Name its id.');
  return { action: change, name };
}

const day = (at: string | null): string => (at ? toMinute(at) : '-');

/** `clean` keeps strangers' text from forging lines. */
export function jobsText(
  { jobs, failed, readers }: JobsReport,
  clean: (text: string) => string,
): string {
  const jobRows = jobs.map(({ job, cron, waiting, running, progress, lastDoneAt }) => [
    job,
    cron ?? '-',
    String(waiting),
    progress ? `${running} (${progress.done} of ${progress.total})` : String(running),
    day(lastDoneAt),
  ]);
  const readerRows = readers.map(({ name, behind, movedAt }) => [
    name,
    String(behind),
    day(movedAt),
  ]);
  const failures = failed.map(
    ({ id, job, failedAt, tries, reason }) =>
      `${id}  ${job}, ${day(failedAt)}, ${tries} ${tries === 1 ? 'try' : 'tries'}\n    ${clean(reason)}\n`,
  );
  return [
    table([['job', 'schedule', 'waiting', 'running', 'last done'], ...jobRows]),
    table([['reader of events', 'behind', 'last read'], ...readerRows]),
    failures.length === 0 ? 'No failed jobs.\n' : `Failed jobs:\n${failures.join('')}`,
  ].join('\n');
}
