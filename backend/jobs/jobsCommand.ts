import { printable } from '../accounts';
import { answerCommand } from '../cli/answerCommand';
import { callAdmin } from '../cli/callAdmin';
import { EXIT, type CommandIo } from '../cli/io';
import { withStore } from '../cli/withStore';
import {
  JOBS_USAGE,
  jobsText,
  parseJobsArguments,
  type JobAction,
  type JobsArguments,
} from './jobsArguments';
import { discard, reportJobs, retry, runNow, type JobsReport } from './office';

const CHANGES = { run: runNow, retry, discard };

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

const report = (io: CommandIo): Promise<JobsReport> =>
  withStore<JobsReport>(io.config, {
    direct: reportJobs,
    remote: (admin) =>
      callAdmin<never, JobsReport>(admin, { path: '/admin/jobs', signal: io.signal }),
  });

const change = (action: JobAction, name: string, io: CommandIo): Promise<boolean> =>
  withStore<boolean>(io.config, {
    direct: (store) => CHANGES[action](store, name),
    remote: (admin) =>
      callAdmin<never, boolean>(admin, {
        path: `/admin/jobs/${action}`,
        query: { name },
        signal: io.signal,
      }),
  });

async function perform(
  options: Exclude<JobsArguments, { help: true }>,
  io: CommandIo,
): Promise<number> {
  if (options.action === 'list') {
    const found = await report(io);
    io.stdout.write(options.json ? `${JSON.stringify(found)}\n` : jobsText(found, printable));
    return EXIT.done;
  }
  const isDone = await change(options.action, options.name, io);
  (isDone ? io.stdout : io.stderr).write(
    `${isDone ? DONE[options.action] : NOT_DONE[options.action]}\n`,
  );
  return isDone ? EXIT.done : EXIT.failed;
}

export const jobsCommand = (args: string[], io: CommandIo): Promise<number> =>
  answerCommand<JobsArguments>(io, {
    usage: JOBS_USAGE,
    parse: () => parseJobsArguments(args),
    perform: (options) => perform(options, io),
  });
