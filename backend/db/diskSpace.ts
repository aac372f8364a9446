import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { CannotStart } from './CannotStart';
import type { Database } from './store';

/**
 * Two of PostgreSQL's log segments. A database that cannot add to its log ends at once, so it stops
 * writing before the disk is full.
 */
export const RESERVED_BYTES = 32 * 1_024 * 1_024;
const EVERY_MS = 2_000;
const PROBE = 'write-probe';
const PROBE_BYTES = 4_096;

/** Free for this account, at a directory. */
export async function freeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}

/** Also zero where nothing can be written: a used-up quota, a read-only file system. */
async function writableBytes(directory: string): Promise<number> {
  const free = await freeBytes(directory);
  if (free < RESERVED_BYTES) return free;
  return writeFile(join(directory, PROBE), Buffer.alloc(PROBE_BYTES), { mode: 0o600 }).then(
    () => free,
    () => 0,
  );
}

/** @throws CannotStart: a start writes */
export async function assertRoomToStart(directory: string): Promise<void> {
  const free = await freeBytes(directory);
  if (free < RESERVED_BYTES)
    throw new CannotStart(
      `The disk of ${directory} is full (${Math.floor(free / 1_048_576)} MB free). ` +
        `Free ${RESERVED_BYTES / 1_048_576} MB or more, then start again.`,
    );
}

export interface DiskGuard {
  /** @returns whether the store takes writes */
  look: () => Promise<boolean>;
  stop: () => Promise<void>;
}

/**
 * Keeps the embedded store read-only while less than RESERVED_BYTES are free: a write then fails
 * with SQLSTATE 25006, and reads go on. Looks every two seconds, and when asked.
 * @param onChange for the log
 */
export async function guardDisk(
  { db, directory }: { db: Database; directory: string },
  onChange: (isWritable: boolean) => void,
  measure: (directory: string) => Promise<number> = writableBytes,
): Promise<DiskGuard> {
  let isWritable = true;
  let looking: Promise<boolean> | undefined;
  const lookNow = async () => {
    const isEnough = (await measure(directory)) >= RESERVED_BYTES;
    if (isEnough !== isWritable) {
      await db.execute(sql`set default_transaction_read_only = ${isEnough ? sql`off` : sql`on`}`);
      isWritable = isEnough;
      onChange(isWritable);
    }
    return isWritable;
  };
  const look = () => {
    looking ??= lookNow().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  await look();
  const timer = setInterval(() => void look().catch(() => undefined), EVERY_MS);
  timer.unref();
  return {
    look,
    stop: async () => {
      clearInterval(timer);
      await looking?.catch(() => undefined);
      await rm(join(directory, PROBE), { force: true });
    },
  };
}
