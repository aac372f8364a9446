import { randomUUID } from 'node:crypto';
import { createWriteStream, readdirSync, rmSync } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const PREFIX = 'import-';

export interface Spooled {
  file: string;
  bytes: number;
  remove: () => Promise<void>;
}

/**
 * Saves an upload first, so it arrives at disk speed and a broken connection leaves the store
 * untouched.
 */
export async function spool(body: Readable, dataDir: string): Promise<Spooled> {
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, `${PREFIX}${randomUUID()}.tmp`);
  const remove = () => rm(file, { force: true });
  try {
    await pipeline(body, createWriteStream(file, { mode: 0o600 }));
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
