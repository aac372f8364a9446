import { statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
/** For a whole run: both engines' databases, several sites, browser profiles. */
const NEEDED_BYTES = 4 * 1024 ** 3;

/**
 * Keeps temporary test files in memory if there is room: PostgreSQL creates databases ten times
 * faster there. A TMPDIR that is set stays.
 */
export function keepFilesInMemory(): void {
  if (process.env.TMPDIR) return;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize >= NEEDED_BYTES) process.env.TMPDIR = MEMORY;
  } catch {
    // Not Linux.
  }
}
