import { printable } from '../users/accounts';
import { answerCommand } from '../cli/answerCommand';
import { EXIT, type CommandIo } from '../cli/io';
import { jsonLines } from '../cli/text';
import {
  JOBS_USAGE,
  jobsText,
  parseJobsArguments,
  type JobAction,
  type JobsArguments,
} from './jobsArguments';
import type { JobsReport } from './office';

const DONE: Record<JobAction, string> = {
  run: 'Sent.',
  retry: 'Sent again.',
  discard: 'Forgotten.',
};
const NOT_DONE: Record<JobAction, string> = {
  run: 'There is no job of that name, or it waits or runs already.',
  retry: 'There is no failed job with that id.',
  discard: 'There is no failed job with that id.',
};

async function perform(options: JobsArguments, io: CommandIo): Promise<number> {
  if (options.action === 'list') {
    const found = await io.withBackend((call) => call<JobsReport>('jobs'));
    io.stdout.write(options.json ? jsonLines([found]) : jobsText(found, printable));
    return EXIT.done;
  }
  const { action, name } = options;
  const isDone = await io.withBackend((call) =>
    call<boolean>(`jobs/${action}`, { query: { name } }),
  );
  (isDone ? io.stdout : io.stderr).write(`${isDone ? DONE[action] : NOT_DONE[action]}\n`);
  return isDone ? EXIT.done : EXIT.failed;
}

export const jobsCommand = (args: string[], io: CommandIo): Promise<number> =>
  answerCommand(args, io, {
    usage: JOBS_USAGE,
    parse: parseJobsArguments,
    perform: (options) => perform(options, io),
  });
