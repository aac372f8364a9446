import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { EXIT, type CallBackend, type CommandIo } from '../../../cli/io';
import { showProgress } from '../../../cli/progress';
import { reportFailure } from '../../../cli/reportFailure';
import type { ImportResult } from '../importAndRate';
import { ImportRefused, type ImportProgress, type ImportSummary } from '../types';
import { listRunsCommand, undoCommand } from '../undo/undoCommand';
import { openUrl } from '../input/openUrl';
import { IMPORT_HELP, readImportCommand, type ImportCommand } from './importOptions';
import { askEnding } from './askEnding';
import { summaryText } from './summaryText';

/** Milliseconds without a byte before we give up. */
const STALL_MS = 60_000;

/** Opens standard input, an http(s) address or a file. @throws ImportRefused */
async function openInput({ input, maxBytes, allowPrivate }: ImportCommand, io: CommandIo) {
  if (input === '-') return { bytes: io.stdin, totalBytes: undefined, name: 'standard input' };
  if (/^https?:\/\//i.test(input)) {
    return {
      ...(await openUrl(input, { maxBytes, allowPrivate, stallMs: STALL_MS, signal: io.signal })),
      name: input,
    };
  }
  try {
    const found = await stat(input);
    if (found.isDirectory()) throw new ImportRefused(`${input} is a directory.`);
    return {
      bytes: createReadStream(input),
      totalBytes: found.isFile() ? found.size : undefined,
      name: input,
    };
  } catch (error) {
    if (error instanceof ImportRefused) throw error;
    throw new ImportRefused(
      `${input} cannot be read (${(error as NodeJS.ErrnoException).code ?? (error as Error).message}).`,
    );
  }
}

async function runIn(
  command: ImportCommand,
  call: CallBackend,
  io: CommandIo,
): Promise<ImportResult> {
  const { kind, dryRun, remove, parameters } = command;
  const opened = await openInput(command, io);
  const progress = showProgress(io.stderr, opened.totalBytes);
  return call<ImportResult, ImportProgress>('import', {
    query: { kind, source: opened.name, dryRun, remove, ...parameters },
    body: opened.bytes,
    onProgress: (at) => progress.update(at),
  }).finally(() => progress.stop());
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
    return await io.withBackend(async (call) => {
      const refused = await askEnding(command, call, io);
      if (refused !== undefined) return refused;
      const result = await runIn(command, call, io);
      io.stdout.write(summaryText(result, command.remove));
      return exitCode(result.summary, command.remove);
    });
  } catch (error) {
    return reportFailure(error, io.stderr);
  }
}
