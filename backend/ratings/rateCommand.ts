import { describeRate, parseRateArguments, RATE_USAGE, type RateReport } from './runRate';
import { answerCommand } from '../cli/answerCommand';
import { EXIT, type CommandIo } from '../cli/io';
import { showProgress, type WorkProgress } from '../cli/progress';
import { renameCommand } from './dangers/renameCommand';
import { explainCommand } from './explain/explainCommand';
import { whatIfCommand } from './explain/whatIfCommand';

const publishRatings = (args: string[], io: CommandIo): Promise<number> =>
  answerCommand(args, io, {
    usage: RATE_USAGE,
    parse: (argv) => parseRateArguments(argv, io.now()),
    perform: async ({ projectIds: project, at }) => {
      const progress = showProgress(io.stderr);
      const report = await io
        .withBackend((call) =>
          call<RateReport, WorkProgress>('rate', {
            query: { project, at },
            onProgress: progress.update,
          }),
        )
        .finally(progress.stop);
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
