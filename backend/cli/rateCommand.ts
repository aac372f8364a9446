/** `npm run rate`: rates every project again and ranks them. */
import { rateProjects, type RateResult } from '../ratings/rateProjects';
import { ratingTime } from '../ratings/ratingTime';
import { callAdmin } from './callAdmin';
import { EXIT, type CommandIo } from './io';
import { showProgress } from './progress';
import { tellFailure } from './runCommand';
import { ratingText } from './summaryText';
import { withStore } from './withStore';

export const RATE_HELP = `Usage: npm run rate

Rates every project by the facts on file, publishes a snapshot where the rating differs, and ranks all projects.
While only the demonstration set is loaded, ratings are made for its day.
`;

interface Done { done?: number; total?: number }

const NOTHING = { stage: 'rating', bytes: 0, read: 0, new: 0, changed: 0, skipped: 0, refused: 0 } as const;

/** @returns the exit code; what happened is told on the streams. */
export async function rateCommand(args: string[], io: CommandIo): Promise<number> {
  if (args.length > 0) {
    const asked = args[0] === '--help' || args[0] === '-h';
    (asked ? io.stdout : io.stderr).write(RATE_HELP);
    return asked ? EXIT.done : EXIT.usage;
  }
  const progress = showProgress(io.stderr);
  const onProgress = ({ done, total }: Done) => progress.update({ ...NOTHING, done, total });
  try {
    const result = await withStore<RateResult>(io.config, {
      direct: async (store) => rateProjects(store, {
        now: await ratingTime(store.db, io.now()), onProgress: (done, total) => onProgress({ done, total }),
      }),
      remote: (admin) => callAdmin<Done, RateResult>(admin, { path: '/admin/rate', onProgress, signal: io.signal }),
    });
    progress.stop();
    io.stdout.write(`${ratingText(result)}\n`);
    return EXIT.done;
  } catch (error) {
    progress.stop();
    return tellFailure(error, io.stderr);
  }
}
