/**
 * How many pages a second one web process serves, against a bare Next page built and served the same way in the same run:
 *
 *   npm run build && npx tsx bench/pages.ts [seconds per page, 5 unless given]
 *
 * Ten connections, no compression (a proxy does that). Only the ratios mean something: they say what our pages cost beyond Next itself.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '..');
const NEXT = join(ROOT, 'node_modules', 'next', 'dist', 'bin', 'next');
const CONNECTIONS = 10;
const BARE_PORT = 4810;
const SITE_PORT = 4820;
const SECONDS = Number(process.argv[2] ?? 5);

const PAGE = (data: string) => `
  const rows = Array.from({ length: 20 }, (_, id) => ({ id, name: 'Project ' + id, score: 90 - id }));
  export async function ${data}() { return { props: { rows } }; }
  export default function Page({ rows }) {
    return <main><h1>Bare</h1><table><tbody>{rows.map((row) => <tr key={row.id}><td>{row.id}</td><td>{row.name}</td><td>{row.score}</td></tr>)}</tbody></table></main>;
  }`;

/** A Next app of two pages, one rendered at each request and one prerendered. */
function buildBare(): string {
  const directory = mkdtempSync(join(tmpdir(), 'plumbline-bare-'));
  mkdirSync(join(directory, 'pages'));
  symlinkSync(join(ROOT, 'node_modules'), join(directory, 'node_modules'));
  writeFileSync(join(directory, 'package.json'), '{"name":"bare"}');
  writeFileSync(join(directory, 'pages', 'index.js'), PAGE('getServerSideProps'));
  writeFileSync(join(directory, 'pages', 'kept.js'), PAGE('getStaticProps'));
  const built = spawnSync(process.execPath, [NEXT, 'build', '--webpack'], {
    cwd: directory,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (built.status !== 0) throw new Error('The bare page could not be built.');
  return directory;
}

function status(url: string, agent?: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    }).once('error', reject);
  });
}

async function waitFor(url: string): Promise<void> {
  for (const end = performance.now() + 120_000; performance.now() < end;) {
    if ((await status(url).catch(() => 0)) === 200) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 250);
    });
  }
  throw new Error(`${url} does not answer.`);
}

/** Pages a second. */
async function rate(url: string, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const from = performance.now();
  const end = from + seconds * 1_000;
  let served = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < end) {
        if ((await status(url, agent)) !== 200) throw new Error(`${url} fails under load.`);
        served += 1;
      }
    }),
  );
  agent.destroy();
  return served / ((performance.now() - from) / 1_000);
}

async function compare(
  name: string,
  url: string,
  bareName: string,
  bareUrl: string,
): Promise<void> {
  await rate(url, 2);
  await rate(bareUrl, 2);
  const [ours, bare] = [await rate(url, SECONDS), await rate(bareUrl, SECONDS)];
  console.log(
    `${name.padEnd(24)} ${ours.toFixed(0).padStart(6)}/s   ${bareName} ${bare.toFixed(0).padStart(6)}/s   ratio ${(ours / bare).toFixed(2)}`,
  );
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGINT');
  await once(child, 'exit');
}

async function main(): Promise<void> {
  const directory = buildBare();
  const bare = spawn(process.execPath, [NEXT, 'start', '--port', String(BARE_PORT)], {
    cwd: directory,
    stdio: 'ignore',
  });
  const site = spawn(process.execPath, [join(ROOT, 'scripts', 'run.mjs'), 'start'], {
    cwd: ROOT,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(SITE_PORT),
      DATA_DIR: join(directory, 'data'),
      LOG_LEVEL: 'warn',
    },
  });
  try {
    const [ours, theirs] = [`http://localhost:${SITE_PORT}`, `http://localhost:${BARE_PORT}`];
    await waitFor(`${ours}/projects/uniswap`);
    await waitFor(`${theirs}/`);
    await compare('home, filtered', `${ours}/?sort=name`, 'bare, rendered', `${theirs}/`);
    await compare('home', `${ours}/`, 'bare, kept    ', `${theirs}/kept`);
    await compare('project', `${ours}/projects/uniswap`, 'bare, kept    ', `${theirs}/kept`);
    await compare('methodology', `${ours}/methodology`, 'bare, kept    ', `${theirs}/kept`);
  } finally {
    await Promise.all([end(bare), end(site)]);
    rmSync(directory, { recursive: true, force: true });
  }
}

void main();
