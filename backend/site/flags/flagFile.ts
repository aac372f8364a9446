import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Logger } from 'pino';
import { BUILT_IN_FLAGS, BUILT_IN_TEXT } from './builtInFlags';
import { readFlagText, type FlagComplaint, type ReadFlags, type ServedFlags } from './readFlagText';

const BYTES_MAX = 1024 * 1024;

export interface FlagFile {
  /** The newest valid configuration; picks up changes without a restart. */
  current(): Promise<ServedFlags>;
}

const errorCode = (error: unknown): string =>
  (error as NodeJS.ErrnoException).code ?? (error as Error).message;
const aboutFile = (message: string): FlagComplaint => ({
  line: 1,
  column: 1,
  where: 'the file',
  message,
});

async function readStamp(path: string): Promise<string> {
  try {
    const { mtimeMs, ctimeMs, size, ino } = await stat(path);
    return [mtimeMs, ctimeMs, size, ino].join(':');
  } catch (error) {
    return errorCode(error);
  }
}

export async function readFlagFile(path: string): Promise<ReadFlags> {
  try {
    if ((await stat(path)).size > BYTES_MAX)
      return { complaints: [aboutFile(`is longer than ${BYTES_MAX} bytes`)] };
    return readFlagText(await readFile(path, 'utf8'));
  } catch (error) {
    return { complaints: [aboutFile(`cannot be read (${errorCode(error)})`)] };
  }
}

/** "flags.json:7:12 f.portfolio.v must be …", a format editors can follow. */
export const complaintLine = (
  path: string,
  { line, column, where, message }: FlagComplaint,
): string => `${path}:${line}:${column} ${where} ${message}`;

const LISTED_MAX = 5;

function logRefusal(logger: Logger, path: string, complaints: FlagComplaint[]): void {
  const listed = complaints.slice(0, LISTED_MAX).map((complaint) => complaintLine(path, complaint));
  logger.error(
    {
      progress: `The flag file is invalid, so the last valid one stays: ${listed.join('; ')}`,
      complaints: complaints.length,
    },
    'flag file refused',
  );
}

/** Checks the file on each read, because file system notifications are unreliable. */
export function openFlagFile(path: string, logger: Logger): FlagFile {
  let served = BUILT_IN_FLAGS;
  let seen: string | undefined;
  let looking: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    const stamp = await readStamp(path);
    if (stamp === seen) return;
    const first = seen === undefined;
    seen = stamp;
    const read = await readFlagFile(path);
    if ('complaints' in read) return logRefusal(logger, path, read.complaints);
    if (!first) logger.info({ flags: read.keys.length }, 'flag file read');
    served = read.flags;
  }
  return {
    async current() {
      // In turn, so each complaint is logged once.
      looking = looking.then(look);
      await looking;
      return served;
    },
  };
}

/** Never overwrites a file. Logs when the place is not writable. */
export function writeFirstFlagFile(path: string, logger: Logger): void {
  if (existsSync(path)) return;
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(`${path}.new`, BUILT_IN_TEXT, { mode: 0o600 });
    renameSync(`${path}.new`, path);
  } catch (error) {
    logger.warn({ reason: errorCode(error) }, 'flag file not written');
  }
}
