import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { FETCHED_VERSION, fetchNode, FLOOR_VERSION } from './nodeVersion.mjs';
import { Refusal } from './refuse.mjs';
import { inRoot, ROOT } from './root.mjs';

const ADDRESSES = ['/', '/projects/aave', '/auth/login', '/api/search-project?keyword=aave'];

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

async function startUnder(binary) {
  const dataDir = mkdtempSync(join(tmpdir(), 'plumbline-node-'));
  const port = await freePort();
  const child = spawn(binary, [inRoot('scripts', 'run.mjs'), 'start'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      BACKEND_PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      BACKEND_URL: '',
      LOG_LEVEL: 'error',
    },
  });
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  const runs = new Promise((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes('Stop with Ctrl-C')) resolve(true);
    });
  });
  const hasStarted = await Promise.race([runs, ended.then(() => false)]);
  const stop = async () => {
    child.kill('SIGTERM');
    const code = await ended;
    rmSync(dataDir, { recursive: true, force: true });
    return code;
  };
  return { hasStarted, url: `http://127.0.0.1:${port}`, stop };
}

/** @throws Refusal unless the site starts, answers and stops cleanly */
async function tryVersion(version) {
  const binary = version === process.versions.node ? process.execPath : fetchNode(version);
  if (!binary) throw new Refusal(`Node ${version} could not be fetched.`);
  const { hasStarted, url, stop } = await startUnder(binary);
  const statuses = hasStarted
    ? await Promise.all(ADDRESSES.map(async (path) => (await fetch(url + path)).status))
    : [];
  const code = await stop();
  const isFine = hasStarted && statuses.every((status) => status === 200) && code === 0;
  if (!isFine)
    throw new Refusal(
      `Under Node ${version} the site ${hasStarted ? `answered ${statuses} and ended with ${code}` : 'did not start'}.`,
    );
  console.log(`Node ${version}: starts, answers ${ADDRESSES.join(', ')}, stops.`);
}

export async function tryNodeVersions(counts) {
  for (const version of [FLOOR_VERSION, FETCHED_VERSION]) {
    await tryVersion(version);
    counts.passed += 1;
  }
}
