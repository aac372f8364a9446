import { EnvError } from '../../contracts/env';
import { OperatorError } from '../admin/OperatorError';
import { CannotStart } from '../db/CannotStart';
import { Problem } from '../http/problem';
import { EXIT } from './io';

/** Undefined for our own faults, which are shown with their stack. */
function publicMessage(error: unknown): string | undefined {
  if (
    error instanceof EnvError ||
    error instanceof CannotStart ||
    error instanceof OperatorError ||
    error instanceof Problem
  ) {
    return error.message;
  }
  const { code } = error as { code?: string };
  return code === 'ECONNREFUSED'
    ? 'Cannot reach the database or the backend. Check DATABASE_URL, DATA_DIR and whether the backend is running.'
    : undefined;
}

/** The operator stopped the work, here or in the backend. */
const STOPPED = ['AbortError', 'ImportStopped'];

/** @returns the exit code */
export function reportFailure(error: unknown, stderr: NodeJS.WritableStream): number {
  if (STOPPED.includes((error as Error).name)) {
    stderr.write('Stopped. What was written is whole; run the import again to complete it.\n');
    return EXIT.stopped;
  }
  const sentence = publicMessage(error);
  stderr.write(`${sentence ?? (error as Error).stack ?? String(error)}\n`);
  return EXIT.failed;
}
