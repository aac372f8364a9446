/** `npm run import -- --runs` and `--undo <run>`. */
import { EXIT, type CommandIo } from '../../../cli/io';
import { showProgress } from '../../../cli/progress';
import { ratingText } from '../command/summaryText';
import type { UndoResult } from './undoRoutes';
import type { ImportProgress } from '../types';
import type { ListedRun } from './runs';

const whole = new Intl.NumberFormat('en-US');
const PRINTED = 20;

function runState({ undoneAt, finishedAt, undoable }: ListedRun): string {
  if (undoneAt) return `undone ${undoneAt.slice(0, 10)}`;
  const ended = finishedAt ? '' : 'not finished, ';
  return ended + (undoable > 0 ? `can be undone (${whole.format(undoable)} projects)` : 'final');
}

function runLine(run: ListedRun): string {
  const counts = `${whole.format(run.new)} new, ${whole.format(run.changed)} changed`;
  const at = run.startedAt.slice(0, 16).replace('T', ' ');
  return `${run.id}  ${at}  ${run.kind} from ${run.source}: ${counts}; ${runState(run)}\n`;
}

export async function listRunsCommand(io: CommandIo): Promise<number> {
  const runs = await io.withBackend((call) => call<ListedRun[]>('import/runs'));
  io.stdout.write(runs.map(runLine).join('') || 'No import has run yet.\n');
  return EXIT.done;
}

export function undoText({ summary, isDemonstration, rating }: UndoResult): string {
  const { run, rows, projects, left, leftTotal } = summary;
  const lines = [
    rows === 0 && leftTotal > 0
      ? `Nothing of run ${run} was undone.`
      : `Run ${run} is undone: ${whole.format(rows)} rows of ${whole.format(projects)} projects.`,
  ];
  if (leftTotal > 0) {
    lines.push(`Left as they are, because something changed or uses them since:`);
    lines.push(...left.slice(0, PRINTED).map((what) => `  ${what}`));
    const more = leftTotal - Math.min(PRINTED, left.length);
    if (more > 0) lines.push(`  and ${whole.format(more)} more`);
  }
  if (isDemonstration) lines.push('The demonstration is back: ratings use its day again.');
  if (rating) lines.push(`Ratings: ${ratingText(rating)}`);
  return `${lines.join('\n')}\n`;
}

export async function undoCommand(run: number, io: CommandIo): Promise<number> {
  const progress = showProgress(io.stderr);
  const result = await io
    .withBackend((call) =>
      call<UndoResult, ImportProgress>('import/undo', {
        query: { run },
        onProgress: (at) => progress.update(at),
      }),
    )
    .finally(() => progress.stop());
  io.stdout.write(undoText(result));
  return EXIT.done;
}
