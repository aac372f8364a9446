/**
 * How long a start on a filled PGlite takes, and who may read its files:
 * npm run build && npx tsx bench/attacks/boot.ts [starts, default 5]
 */
import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCpu } from '../processCpu';
import { startBackend } from './backends';

const STARTS = Number(process.argv[2] ?? 5);

const modeOf = (path: string): number => lstatSync(path).mode & 0o777;
const filesIn = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

async function main(): Promise<void> {
  process.umask(0);
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'plumbline-boot-'));
  try {
    const [took, cpu]: [number[], number[]] = [[], []];
    for (let start = 0; start <= STARTS; start += 1) {
      const from = performance.now();
      const backend = await startBackend({ DATA_DIR });
      const milliseconds = performance.now() - from;
      const busy = readCpu(backend.process.pid!) / 1_000;
      if (start === 0)
        console.log(`first start, fills the store: ${(milliseconds / 1_000).toFixed(1)} s`);
      else {
        took.push(milliseconds);
        cpu.push(busy);
      }
      // SIGTERM, as a release does.
      backend.process.kill('SIGTERM');
      await new Promise((resolve) => {
        backend.process.once('exit', resolve);
      });
    }
    const sorted = took
      .toSorted((left, right) => left - right)
      .map((ms) => (ms / 1_000).toFixed(2));
    console.log(
      `${STARTS} starts until ready: median ${sorted[STARTS >> 1]} s, ${sorted[0]} to ${sorted.at(-1)} s; CPU ${Math.min(...cpu).toFixed(1)} to ${Math.max(...cpu).toFixed(1)} s`,
    );
    const files = filesIn(DATA_DIR);
    const open = files.filter((file) => (modeOf(file) & 0o077) !== 0);
    console.log(
      `DATA_DIR ${modeOf(DATA_DIR).toString(8)}; ${open.length} of ${files.length} files open to others, under umask 0`,
    );
    if (open.length > 0) process.exitCode = 1;
  } finally {
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}

void main();
