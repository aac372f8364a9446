/**
 * Latency for visitors while twenty connections request the most expensive public pages:
 * npm run build && npx tsx bench/attack.ts [seconds, default 10]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchFrom, mustFetch, waitFor } from './fetchPage';

const ROOT = join(__dirname, '..');
const PORT = 4830;
const ORIGIN = `http://localhost:${PORT}`;
const SECONDS = Number(process.argv[2] ?? 10);
const ATTACKERS = 20;
const PAUSE_MS = 20;
const PAGES = ['/', '/projects/aave', '/methodology'];

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

let views = 0;
/** Each is requested only once. */
function dearView(): string {
  views += 1;
  return `/?sort=name&audited=${1 + (views % 9_999)}&page=${1 + (views % 500)}`;
}

async function attack(until: number, network: () => string): Promise<Map<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: ATTACKERS });
  const answers = new Map<number, number>();
  const one = async (headers: object) => {
    while (performance.now() < until) {
      const { status } = await fetchFrom(ORIGIN + dearView(), headers, agent);
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  };
  const networks = Array.from({ length: ATTACKERS }, network);
  await Promise.all(networks.map((from) => one({ 'x-forwarded-for': from })));
  agent.destroy();
  return answers;
}

function print(name: string, took: number[], idle: number, answers = new Map<number, number>()) {
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? NaN;
  const counts = [...answers].map(([status, count]) => `${count} × ${status}`).join(', ');
  console.log(
    `${name.padEnd(16)} p50 ${at(0.5).toFixed(1)} ms  p95 ${at(0.95).toFixed(1)} ms` +
      `  ÷ idle ${(at(0.95) / (idle || at(0.95))).toFixed(1)}  ${counts}`,
  );
  return at(0.95);
}

async function measure(name: string, idle: number, network?: () => string): Promise<number> {
  const until = performance.now() + SECONDS * 1_000;
  const [took, answers] = await Promise.all([
    visit(until),
    network ? attack(until, network) : undefined,
  ]);
  return print(name, took, idle, answers);
}

async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plumbline-attack-'));
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
    },
  });
  try {
    for (const page of PAGES) await waitFor(ORIGIN + page);
    const idle = await measure('idle', 0);
    await measure('one network', idle, () => '198.51.100.1');
    let last = 0;
    await measure('twenty networks', idle, () => `198.51.100.${(last += 10)}`);
  } finally {
    site.kill('SIGINT');
    await once(site, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

void main();
