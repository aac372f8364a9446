import {
  describeRate,
  parseRateArguments,
  RATE_USAGE,
  runRate,
  type RateArguments,
  type RateReport,
} from './runRate';
import { answerCommand } from '../cli/answerCommand';
import { callAdmin } from '../cli/callAdmin';
import { EXIT, type CommandIo } from '../cli/io';
import { showProgress } from '../cli/progress';
import { withStore } from '../cli/withStore';
import { renameCommand } from './dangers/renameCommand';
import { explainCommand } from './explain/explainCommand';
import { whatIfCommand } from './explain/whatIfCommand';

const NOTHING_READ = {
  stage: 'rating',
  bytes: 0,
  read: 0,
  new: 0,
  changed: 0,
  skipped: 0,
  refused: 0,
} as const;

type OnProgress = (done?: number, total?: number) => void;

/** Rates in this process, or through the backend that owns the embedded database. */
function rate(options: RateArguments, io: CommandIo, onProgress: OnProgress): Promise<RateReport> {
  return withStore<RateReport>(io.config, {
    direct: (store) => runRate(store, options, io.now(), onProgress),
    remote: (admin) =>
      callAdmin<{ done?: number; total?: number }, RateReport>(admin, {
        path: '/admin/rate',
        query: { at: options.at?.toISOString(), project: options.projectIds },
        signal: io.signal,
        onProgress: ({ done, total }) => onProgress(done, total),
      }),
  });
}

const publishRatings = (args: string[], io: CommandIo): Promise<number> =>
  answerCommand(io, {
    usage: RATE_USAGE,
    parse: () => parseRateArguments(args, io.now()),
    perform: async (options) => {
      const progress = showProgress(io.stderr);
      const report = await rate(options, io, (done, total) =>
        progress.update({ ...NOTHING_READ, done, total }),
      ).finally(() => progress.stop());
      io.stdout.write(`${describeRate(report).join('\n')}\n`);
      return EXIT.done;
    },
  });

const asksFor = (args: string[], option: string): boolean =>
  args.some((arg) => arg === option || arg.startsWith(`${option}=`));

/** @returns the exit code */
export function rateCommand(args: string[], io: CommandIo): Promise<number> {
  if (asksFor(args, '--explain')) return explainCommand(args, io);
  if (asksFor(args, '--what-if')) return whatIfCommand(args, io);
  if (asksFor(args, '--renamed-danger')) return renameCommand(args, io);
  return publishRatings(args, io);
}
