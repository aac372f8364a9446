import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export interface LockHolder {
  pid: number;
  startedAt: string;
  backendUrl: string;
}

export class DataDirectoryInUse extends Error {
  constructor(
    readonly dataDir: string,
    readonly holder: LockHolder,
  ) {
    super(
      `The data directory ${dataDir} is in use by process ${holder.pid} (${holder.backendUrl}). ` +
        'Stop it, or give this one another DATA_DIR.',
    );
    this.name = 'DataDirectoryInUse';
  }
}

const lockFile = (dataDir: string) => join(dataDir, 'plumbline.lock');

/** Tells two processes with the same pid apart. Empty where it cannot be read. */
function processStart(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(holder: LockHolder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const start = processStart(holder.pid);
  return start === '' || holder.startedAt === '' || start === holder.startedAt;
}

/** The living process that owns the directory, if any. */
export function findLockHolder(dataDir: string): LockHolder | undefined {
  try {
    const holder = JSON.parse(readFileSync(lockFile(dataDir), 'utf8')) as LockHolder;
    return isAlive(holder) ? holder : undefined;
  } catch {
    return undefined;
  }
}

/**
 * PGlite has no lock of its own, and two processes on one directory corrupt it
 * (electric-sql/pglite#892). Takes over a killed process's lock.
 * @returns releases the directory
 * @throws DataDirectoryInUse
 */
export function lockDataDirectory(dataDir: string, backendUrl: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = lockFile(dataDir);
  for (let attempt = 0; ; attempt += 1) {
    try {
      const descriptor = openSync(file, 'wx', 0o600);
      writeSync(
        descriptor,
        JSON.stringify({ pid: process.pid, startedAt: processStart(process.pid), backendUrl }),
      );
      closeSync(descriptor);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = findLockHolder(dataDir);
      if (holder || attempt >= 3)
        throw new DataDirectoryInUse(dataDir, holder ?? { pid: 0, startedAt: '', backendUrl: '' });
      rmSync(file, { force: true });
    }
  }
}
