import { EnvError } from '../../contracts/env';
import { readConfig } from '../config';
import { DataDirectoryInUse } from '../db/lock';
import { ImportRefused, ImportStopped } from '../import/types';
import { AdminFailure } from './callAdmin';
import { EXIT, type CommandIo } from './io';

/** Errors that are told in one sentence; any other is a fault of ours and comes with its stack. */
function sentenceOf(error: unknown): string | undefined {
  if (
    error instanceof EnvError ||
    error instanceof DataDirectoryInUse ||
    error instanceof ImportRefused ||
    error instanceof AdminFailure
  ) {
    return error.message;
  }
  const { code } = error as { code?: string };
  return code === 'ECONNREFUSED'
    ? 'Cannot reach the database or the backend. Check DATABASE_URL, DATA_DIR and whether the backend is running.'
    : undefined;
}

/** Tells the error on standard error. @returns the exit code. */
export function tellFailure(error: unknown, stderr: NodeJS.WritableStream): number {
  if (
    error instanceof ImportStopped ||
    (error as Error).name === 'AbortError' ||
    (error as Error).name === 'ImportStopped'
  ) {
    stderr.write('Stopped. What was written is whole; run the import again to complete it.\n');
    return EXIT.stopped;
  }
  const sentence = sentenceOf(error);
  stderr.write(`${sentence ?? (error as Error).stack ?? String(error)}\n`);
  return EXIT.failed;
}

/** Runs a command of this process: its arguments, environment, streams and Ctrl-C (the second one kills). */
export async function runCommand(
  command: (args: string[], io: CommandIo) => Promise<number>,
): Promise<void> {
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  process.once('SIGTERM', () => stop.abort());
  try {
    process.exitCode = await command(process.argv.slice(2), {
      config: readConfig(process.env),
      stdin: process.stdin,
      stdout: process.stdout,
      stderr: process.stderr,
      now: () => new Date(),
      signal: stop.signal,
    });
  } catch (error) {
    process.exitCode = tellFailure(error, process.stderr);
  }
}
