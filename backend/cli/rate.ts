/** `npm run rate`: rates everything on file, or some projects, now or for a past time. */
import {
  describeRate, parseRateArguments, RATE_USAGE, runRate, type RateArguments, type RateReport,
} from '../ratings/rateCommand';
import { callAdmin } from './callAdmin';
import { EXIT, type CommandIo } from './io';
import { showProgress } from './progress';
import { runCommand, tellFailure } from './runCommand';
import { withStore } from './withStore';

const NOTHING_READ = { stage: 'rating', bytes: 0, read: 0, new: 0, changed: 0, skipped: 0, refused: 0 } as const;

type OnProgress = (done?: number, total?: number) => void;

/** Rates in this process, or has the backend do it that owns the embedded database. */
function rate(options: RateArguments, io: CommandIo, onProgress: OnProgress): Promise<RateReport> {
  return withStore<RateReport>(io.config, {
    direct: (store) => runRate(store, options, io.now(), onProgress),
    remote: (admin) => callAdmin<{ done?: number; total?: number }, RateReport>(admin, {
      path: '/admin/rate', query: { at: options.at?.toISOString(), project: options.projectIds },
      signal: io.signal, onProgress: ({ done, total }) => onProgress(done, total),
    }),
  });
}

function readOptions(args: string[], io: CommandIo): RateArguments | undefined {
  try {
    return parseRateArguments(args, io.now());
  } catch (error) {
    io.stderr.write(`${(error as Error).message}\n\n${RATE_USAGE}\n`);
    return undefined;
  }
}

/** @returns the exit code; what happened is told on the streams. */
async function rateCommand(args: string[], io: CommandIo): Promise<number> {
  const options = readOptions(args, io);
  if (!options) return EXIT.usage;
  if (options.help) {
    io.stdout.write(`${RATE_USAGE}\n`);
    return EXIT.done;
  }
  const progress = showProgress(io.stderr);
  try {
    const report = await rate(options, io, (done, total) => progress.update({ ...NOTHING_READ, done, total }));
    progress.stop();
    io.stdout.write(`${describeRate(report).join('\n')}\n`);
    return EXIT.done;
  } catch (error) {
    progress.stop();
    return tellFailure(error, io.stderr);
  }
}

void runCommand(rateCommand);
