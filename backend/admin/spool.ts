import { randomUUID } from 'node:crypto';
import { createWriteStream, readdirSync, rmSync } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { freeBytes, RESERVED_BYTES } from '../db/diskSpace';
import { Problem } from '../http/problem';

const PREFIX = 'import-';
const CHECK_EVERY_BYTES = 4_000_000;

export interface Spooled {
  file: string;
  bytes: number;
  remove: () => Promise<void>;
}

/** An upload must not take the room that the database needs. */
async function assertRoom(dataDir: string, bytes = 0): Promise<void> {
  if ((await freeBytes(dataDir)) - bytes >= RESERVED_BYTES) return;
  throw new Problem(
    'unavailable',
    'The disk of the data directory is full. Make room and try again.',
  );
}

async function* whileThereIsRoom(body: AsyncIterable<Buffer>, dataDir: string) {
  let unchecked = 0;
  for await (const chunk of body) {
    unchecked += chunk.length;
    if (unchecked >= CHECK_EVERY_BYTES) {
      await assertRoom(dataDir);
      unchecked = 0;
    }
    yield chunk;
  }
}

/**
 * Saves an upload first, so it arrives at disk speed and a broken connection leaves the store
 * untouched.
 * @param length the upload's, if known
 */
export async function spool(body: Readable, dataDir: string, length?: number): Promise<Spooled> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await assertRoom(dataDir, length);
  const file = join(dataDir, `${PREFIX}${randomUUID()}.tmp`);
  const remove = () => rm(file, { force: true });
  try {
    await pipeline(
      body,
      (chunks: AsyncIterable<Buffer>) => whileThereIsRoom(chunks, dataDir),
      createWriteStream(file, { mode: 0o600 }),
    );
    return { file, bytes: (await stat(file)).size, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Removes what a killed process left. */
export function removeSpooled(dataDir: string): void {
  try {
    readdirSync(dataDir)
      .filter((name) => name.startsWith(PREFIX) && name.endsWith('.tmp'))
      .forEach((name) => rmSync(join(dataDir, name), { force: true }));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
