/**
 * Writes and reads while the disk of PGlite is full, on a small tmpfs (needs root):
 * npm run build && npx tsx bench/attacks/fullDisk.ts
 */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { castVote, countVotes, startBackend } from './backends';
import { countBy, inBatches } from './site';

const ID = 'aave';
/** The backend looks every two seconds. */
const NOTICED_MS = 5_000;

function fill(file: string): void {
  const handle = openSync(file, 'w');
  for (const bytes of [1_048_576, 4_096])
    try {
      for (const block = Buffer.alloc(bytes); writeSync(handle, block) === bytes;);
    } catch {
      // Full.
    }
  closeSync(handle);
}

async function main(): Promise<void> {
  const disk = mkdtempSync(join(tmpdir(), 'plumbline-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'none', disk]);
  } catch {
    console.log('Nothing measured: this account cannot mount a tmpfs.');
    return;
  }
  const DATA_DIR = join(disk, 'data');
  const ballast = join(disk, 'ballast');
  const cast = async (name: string) =>
    countBy(
      await inBatches(
        20,
        4,
        async (n) => (await castVote(backend.url, ID, `${name}-${n}`)) ?? 'no answer',
      ),
    );
  let backend = await startBackend({ DATA_DIR });
  try {
    console.log(`votes before: ${await cast('before')}`);
    fill(ballast);
    console.log(`full, at once: ${await cast('full')}`);
    await sleep(NOTICED_MS);
    console.log(`full: ${await cast('noticed')}; ${await countVotes(backend.url, ID)} are read`);
    rmSync(ballast);
    await sleep(NOTICED_MS);
    const later = await cast('after');
    const there = await countVotes(backend.url, ID);
    console.log(`room again: ${later}; ${there} are read`);
    await backend.kill();
    backend = await startBackend({ DATA_DIR });
    const kept = await countVotes(backend.url, ID);
    console.log(`after kill -9 and a start: ${kept} are read`);
    if (kept < there) process.exitCode = 1;
  } finally {
    await backend.kill();
    execFileSync('umount', [disk]);
    rmSync(disk, { recursive: true, force: true });
  }
}

void main();
