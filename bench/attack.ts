/**
 * Latency for visitors while twenty connections request the most expensive public pages:
 * npm run build && npx tsx bench/attack.ts [seconds, default 10] [synthetic projects, in PostgreSQL]
 */
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { analyzeProjects } from '../backend/db/analyzeProjects';
import { migrate } from '../backend/db/migrate';
import { openPostgres } from '../backend/db/openStore';
import { mustFetch, waitFor } from './fetchPage';
import { loadProjects } from './loadProjects';
import { startPostgresFor } from './startPostgres';
import { makeProject } from './syntheticProjects';

const ROOT = join(__dirname, '..');
const PORT = 4830;
const ORIGIN = `http://localhost:${PORT}`;
const SECONDS = Number(process.argv[2] ?? 10);
const PROJECTS = Number(process.argv[3] ?? 0);
const PAUSE_MS = 20;
const PAGES = ['/', `/projects/${PROJECTS > 0 ? makeProject(1).id : 'aave'}`, '/methodology'];

const wait = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

async function visit(until: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const took: number[] = [];
  for (let n = 0; performance.now() < until; n += 1) {
    const from = performance.now();
    await mustFetch(ORIGIN + PAGES[n % PAGES.length]!, { 'x-forwarded-for': '192.0.2.1' }, agent);
    took.push(performance.now() - from);
    await wait(PAUSE_MS);
  }
  agent.destroy();
  return took;
}

/** In a process of their own: their work must not delay the visitor's. */
async function attack(networks: number): Promise<Record<string, number>> {
  const args = [ORIGIN, String(SECONDS * 1_000), String(networks)];
  const attackers = fork(join(__dirname, 'attackers.ts'), args);
  setPriority(attackers.pid!, constants.priority.PRIORITY_LOW);
  const [answers] = (await once(attackers, 'message')) as [Record<string, number>];
  return answers;
}

function print(name: string, took: number[], idle: number, answers: Record<string, number> = {}) {
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? NaN;
  const counts = Object.entries(answers)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
  console.log(
    `${name.padEnd(16)} p50 ${at(0.5).toFixed(1)} ms  p95 ${at(0.95).toFixed(1)} ms` +
      `  ÷ idle ${(at(0.95) / (idle || at(0.95))).toFixed(1)}  ${counts}`,
  );
  return at(0.95);
}

async function measure(name: string, idle: number, networks = 0): Promise<number> {
  const attacked = networks > 0 ? attack(networks) : undefined;
  const took = await visit(performance.now() + SECONDS * 1_000);
  return print(name, took, idle, await attacked);
}

/** @returns its address */
async function prepareDatabase(): Promise<{ url: string; stop: () => Promise<void> }> {
  const database = (await startPostgresFor('embedded'))!;
  const store = openPostgres(database.url, 4);
  await migrate(store);
  await loadProjects(store, PROJECTS);
  await analyzeProjects(store.db);
  await store.close();
  return database;
}

async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plumbline-attack-'));
  const database = PROJECTS > 0 ? await prepareDatabase() : undefined;
  const site = spawn(process.execPath, [join(ROOT, 'scripts', 'run.mjs'), 'start'], {
    cwd: ROOT,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(PORT),
      BACKEND_PORT: String(PORT + 1),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      TRUST_PROXY: 'true',
      ...(database && { DATABASE_URL: database.url }),
    },
  });
  try {
    for (const page of PAGES) await waitFor(ORIGIN + page);
    const idle = await measure('idle', 0);
    await measure('one network', idle, 1);
    await measure('twenty networks', idle, 20);
  } finally {
    site.kill('SIGINT');
    await once(site, 'exit');
    await database?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

void main();
