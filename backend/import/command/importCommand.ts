import type { ImportResult } from '../importAndRate';
import type { ImportProgress, ImportSummary } from '../types';
import { IMPORT_HELP, readImportCommand, type ImportCommand } from './importOptions';
import { EXIT, type CommandIo } from '../../cli/io';
import { openInput, type OpenedInput } from './openInput';
import { showProgress } from '../../cli/progress';
import { reportFailure } from '../../cli/reportFailure';
import { summaryText } from './summaryText';
import { listRunsCommand, undoCommand } from '../undo/undoCommand';

function runIn(
  command: ImportCommand,
  opened: OpenedInput,
  io: CommandIo,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportResult> {
  const { kind, dryRun, remove, parameters } = command;
  return io.withBackend((call) =>
    call<ImportResult, ImportProgress>('import', {
      query: { kind, source: opened.name, dryRun, remove, ...parameters },
      body: opened.bytes,
      onProgress,
    }),
  );
}

/** A dry run ends as the run would. */
function exitCode({ refusedTotal, removals }: ImportSummary, remove: boolean): number {
  if (refusedTotal > 0) return EXIT.someRefused;
  return removals.total > 0 && !remove ? EXIT.removalsLeft : EXIT.done;
}

export async function importCommand(args: string[], io: CommandIo): Promise<number> {
  const command = readImportCommand(args);
  if (command === 'help') {
    io.stdout.write(IMPORT_HELP);
    return EXIT.done;
  }
  if ('wrong' in command) {
    io.stderr.write(`${command.wrong}\n\n${IMPORT_HELP}`);
    return EXIT.usage;
  }
  try {
    if ('runs' in command) return await listRunsCommand(io);
    if ('undo' in command) return await undoCommand(command.undo, io);
    const opened = await openInput(command, io);
    const progress = showProgress(io.stderr, opened.totalBytes);
    const result = await runIn(command, opened, io, (at) => progress.update(at)).finally(() =>
      progress.stop(),
    );
    io.stdout.write(summaryText(result, command.remove));
    return exitCode(result.summary, command.remove);
  } catch (error) {
    return reportFailure(error, io.stderr);
  }
}
