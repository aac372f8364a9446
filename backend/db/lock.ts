import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { CannotStart } from './CannotStart';
import { makePrivateDirectory } from './privateDirectory';

/** In place of a backend's address. */
export const A_COMMAND = 'a command, not a backend';

export interface LockHolder {
  pid: number;
  /** A container has its own host name and process numbers. */
  host: string;
  backendUrl: string;
}

export class DataDirectoryInUse extends CannotStart {
  constructor(
    readonly dataDir: string,
    readonly holder: LockHolder | undefined,
  ) {
    const who = holder
      ? `process ${holder.pid} on ${holder.host} (${holder.backendUrl})`
      : 'another process';
    super(
      `The data directory ${dataDir} is in use by ${who}. ` +
        'Stop it, or give this one another DATA_DIR.',
    );
    this.name = 'DataDirectoryInUse';
  }
}

const SQLITE_BUSY = 5;

/** Only tells who has the directory; the lock is on `store.lock`. */
const holderFile = (dataDir: string) => join(dataDir, 'plumbline.lock');

function readHolder(dataDir: string): LockHolder | undefined {
  try {
    const { pid, host, backendUrl } = JSON.parse(
      readFileSync(holderFile(dataDir), 'utf8'),
    ) as LockHolder;
    return pid && host ? { pid, host, backendUrl } : undefined;
  } catch {
    return undefined;
  }
}

/** @throws CannotStart */
function openLockFile(file: string): DatabaseSync {
  // Node 22.12 has the module behind a flag (scripts/lib/pgliteFlags.mjs).
  const sqlite = process.getBuiltinModule('node:sqlite');
  if (!sqlite)
    throw new CannotStart(
      'Start Node 22.12 with --experimental-sqlite, or use Node 22.13 or newer.',
    );
  return new sqlite.DatabaseSync(file);
}

/**
 * SQLite's lock is an fcntl lock of the operating system, the only one that Node offers. Nothing
 * else may open the file: closing it once would release the lock (docs/decisions/0032).
 * @throws DataDirectoryInUse, CannotStart
 */
function takeLock(dataDir: string): DatabaseSync {
  const file = join(dataDir, 'store.lock');
  const database = openLockFile(file);
  try {
    // In memory: a journal would be a second file beside the lock.
    database.exec('pragma journal_mode = memory; begin exclusive');
    return database;
  } catch (error) {
    database.close();
    const { errcode, message } = error as { errcode?: number; message: string };
    if (errcode === SQLITE_BUSY) throw new DataDirectoryInUse(dataDir, readHolder(dataDir));
    throw new CannotStart(
      `The data directory cannot be locked (${file}: ${message}). ` +
        'Make sure that nothing uses the directory and that its file system supports locks, then remove the file.',
    );
  }
}

/** Else a lock whose release nobody keeps would end with the next garbage collection. */
const held = new Set<DatabaseSync>();

/**
 * PGlite has no lock of its own, and two processes on one directory corrupt it
 * (electric-sql/pglite#892). The lock is seen from other containers, ends with its process, and is
 * not in a copy of the directory.
 * @returns releases the directory
 * @throws DataDirectoryInUse, CannotStart
 */
export function lockDataDirectory(dataDir: string, backendUrl: string): () => void {
  makePrivateDirectory(dataDir);
  const lock = takeLock(dataDir);
  const holder: LockHolder = { pid: process.pid, host: hostname(), backendUrl };
  writeFileSync(holderFile(dataDir), JSON.stringify(holder), { mode: 0o600 });
  held.add(lock);
  return () => {
    if (!held.delete(lock)) return;
    rmSync(holderFile(dataDir), { force: true });
    lock.close();
  };
}
