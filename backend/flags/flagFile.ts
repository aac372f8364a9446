import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Logger } from 'pino';
import { BUILT_IN_FLAGS, BUILT_IN_TEXT } from './builtInFlags';
import { readFlagText, type FlagComplaint, type ReadFlags, type ServedFlags } from './readFlagText';

/** Bytes of the longest file that is read. */
const BYTES_MAX = 1024 * 1024;

export interface FlagFile {
  /** The newest configuration that holds. A changed file is noticed here, without a restart. */
  current(): Promise<ServedFlags>;
}

const codeOf = (error: unknown): string =>
  (error as NodeJS.ErrnoException).code ?? (error as Error).message;
const aboutFile = (message: string): FlagComplaint => ({
  line: 1,
  column: 1,
  where: 'the file',
  message,
});

/** What changes when somebody writes the file, or puts another one in its place. */
async function stampOf(path: string): Promise<string> {
  try {
    const { mtimeMs, ctimeMs, size, ino } = await stat(path);
    return [mtimeMs, ctimeMs, size, ino].join(':');
  } catch (error) {
    return codeOf(error);
  }
}

/** Reads and judges a flag file; one that cannot be read is a complaint like any other. */
export async function readFlagFile(path: string): Promise<ReadFlags> {
  try {
    if ((await stat(path)).size > BYTES_MAX)
      return { complaints: [aboutFile(`is longer than ${BYTES_MAX} bytes`)] };
    return readFlagText(await readFile(path, 'utf8'));
  } catch (error) {
    return { complaints: [aboutFile(`cannot be read (${codeOf(error)})`)] };
  }
}

/** "flags.json:7:12 f.portfolio.v must be …": editors and terminals find the place by it. */
export const complaintLine = (
  path: string,
  { line, column, where, message }: FlagComplaint,
): string => `${path}:${line}:${column} ${where} ${message}`;

/** Complaints that one line of the log names. */
const TOLD_MAX = 5;

function tellRefusal(logger: Logger, path: string, complaints: FlagComplaint[]): void {
  const told = complaints.slice(0, TOLD_MAX).map((complaint) => complaintLine(path, complaint));
  logger.error(
    {
      progress: `The flag file is invalid, so the last valid one stays: ${told.join('; ')}`,
      complaints: complaints.length,
    },
    'flag file refused',
  );
}

/** The flag file at a path, looked at anew by each reader: the system's own notices of changed files cannot be relied on. */
export function openFlagFile(path: string, logger: Logger): FlagFile {
  let served = BUILT_IN_FLAGS;
  let seen: string | undefined;
  let looking: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    const stamp = await stampOf(path);
    if (stamp === seen) return;
    const first = seen === undefined;
    seen = stamp;
    const read = await readFlagFile(path);
    if ('complaints' in read) return tellRefusal(logger, path, read.complaints);
    if (!first) logger.info({ flags: read.keys.length }, 'flag file read');
    served = read.flags;
  }
  return {
    async current() {
      // One after another, so that a complaint is made once.
      looking = looking.then(look);
      await looking;
      return served;
    },
  };
}

/** Writes the flag file of a new installation, whole; one that is there is left alone. A place where nobody may write is told. */
export function writeFirstFlagFile(path: string, logger: Logger): void {
  if (existsSync(path)) return;
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(`${path}.new`, BUILT_IN_TEXT, { mode: 0o600 });
    renameSync(`${path}.new`, path);
  } catch (error) {
    logger.warn({ reason: codeOf(error) }, 'flag file not written');
  }
}
