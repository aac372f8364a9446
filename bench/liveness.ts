/**
 * How long the backend leaves others waiting during long work:
 * npm run build && npx tsx bench/liveness.ts [projects, default 100000]
 * BENCH_DATABASE_URL (or `embedded`) selects PostgreSQL; its tables should be empty.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fetchFrom, waitFor } from './fetchPage';
import { projectLines } from './projectLines';
import { startPostgresFor } from './startPostgres';

const ROOT = join(__dirname, '..');
const PORT = 4830;
const ORIGIN = `http://127.0.0.1:${PORT + 1}`;
const PAUSE_MS = 20;
const PATHS = ['/health/live', '/health/ready'];

/** Milliseconds of each answer until `work` ends. */
async function ask(path: string, work: Promise<unknown>): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const waits: number[] = [];
  const over = work.then(
    () => true,
    () => true,
  );
  do {
    const from = performance.now();
    await fetchFrom(`${ORIGIN}${path}`, {}, agent);
    waits.push(performance.now() - from);
  } while (!(await Promise.race([over, sleep(PAUSE_MS, false)])));
  agent.destroy();
  return waits.sort((left, right) => left - right);
}

async function report(label: string, work: Promise<unknown>): Promise<void> {
  const from = performance.now();
  const answers = await Promise.all(PATHS.map((path) => ask(path, work)));
  await work;
  const took = ((performance.now() - from) / 1_000).toFixed(1);
  const waits = answers.map((sorted, index) => {
    const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
    return `${PATHS[index]} p99 ${Math.round(p99)} longest ${Math.round(sorted.at(-1) ?? 0)} ms`;
  });
  console.log(`${label.padEnd(12)} ${took.padStart(7)} s  ${waits.join(', ')}`);
}

async function main(): Promise<void> {
  const rows = Number(process.argv[2] ?? 100_000);
  const scratch = mkdtempSync(join(tmpdir(), 'plumbline-bench-'));
  const file = join(scratch, 'projects.ndjson');
  await pipeline(Readable.from(projectLines(rows)), createWriteStream(file));
  const server = await startPostgresFor(process.env.BENCH_DATABASE_URL);
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(PORT),
    DATA_DIR: scratch,
    SEED: 'false',
    ...(server && { DATABASE_URL: server.url }),
  };
  const backend = spawn(
    process.execPath,
    ['--no-memory-protection-keys', '--no-wasm-code-gc', 'dist/backend/main.cjs'],
    { cwd: ROOT, env, stdio: 'ignore' },
  );
  const command = async (...args: string[]) => {
    const child = spawn('npm', ['run', '-s', ...args], { cwd: ROOT, env, stdio: 'ignore' });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}.`);
  };
  try {
    await waitFor(`${ORIGIN}/health/ready`);
    await report('idle', sleep(3_000));
    await report('import', command('import', '--', 'projects', file));
    await report('again', command('import', '--', 'projects', file));
    await report('rate', command('rate'));
    await report('undo', command('import', '--', '--undo', '1'));
  } finally {
    backend.kill();
    await once(backend, 'exit');
    await server?.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}

void main();
