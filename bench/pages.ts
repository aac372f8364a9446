/**
 * Cost of our pages against a bare Next page of the same size:
 * npm run build && npx tsx bench/pages.ts [seconds per page, default 5]
 * Only ratios matter; on a busy machine, those of CPU time.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { buildBareNext, NEXT } from './bareNext';
import { fromAnywhere, mustFetch, visitors, waitFor } from './fetchPage';
import { compareSearch } from './searchOverHttp';
import { readCpu } from './processCpu';

const ROOT = join(__dirname, '..');
const CONNECTIONS = 10;
const BARE_PORT = 4810;
const SITE_PORT = 4820;
const SECONDS = Number(process.argv[2] ?? 5);
const VISITS = 60;
const COMPRESSED = { 'accept-encoding': 'gzip, deflate, br, zstd' };

interface Server {
  origin: string;
  process: ChildProcess;
}

interface Cost {
  perSecond: number;
  /** Milliseconds of CPU time per request. */
  cpu: number;
}

async function load(
  { process: { pid }, origin }: Server,
  path: string | (() => string),
  seconds: number,
  headers: object | (() => object) = {},
) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const [from, cpuBefore] = [performance.now(), readCpu(pid!)];
  let served = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < from + seconds * 1_000) {
        await mustFetch(
          `${origin}${typeof path === 'function' ? path() : path}`,
          typeof headers === 'function' ? headers() : headers,
          agent,
        );
        served += 1;
      }
    }),
  );
  agent.destroy();
  const cost: Cost = {
    perSecond: served / ((performance.now() - from) / 1_000),
    cpu: (readCpu(pid!) - cpuBefore) / served,
  };
  return cost;
}

function print(name: string, ours: Cost, bare: Cost): void {
  const columns = [
    name.padEnd(30),
    `${ours.perSecond.toFixed(0).padStart(6)}/s`,
    `bare ${bare.perSecond.toFixed(0).padStart(6)}/s`,
    `ratio ${(ours.perSecond / bare.perSecond).toFixed(2)}`,
    `CPU ${ours.cpu.toFixed(2)} ms`,
    `bare ${bare.cpu.toFixed(2)} ms`,
    `ratio ${(bare.cpu / ours.cpu).toFixed(2)}`,
  ];
  console.log(columns.join('   '));
}

/** A new view each time, so that no cache has it. */
const newView = () => `/?sort=name&audited=${9_999 - (visitors() % 8_000)}`;

async function rowsFor(bare: Server, bytes: number): Promise<number> {
  const measureSize = async (rows: number) =>
    (await mustFetch(`${bare.origin}/rendered/${rows}`)).body.length;
  const [few, many] = [await measureSize(100), await measureSize(1_100)];
  return Math.round(100 + ((bytes - few) * 1_000) / (many - few));
}

interface Compared {
  name: string;
  path: string;
  headers?: object;
}

async function compare(
  [site, bare]: [Server, Server],
  { name, path, headers = {} }: Compared,
): Promise<void> {
  const rows = await rowsFor(bare, (await mustFetch(`${site.origin}${path}`)).body.length);
  const barePath = `/kept/${rows}`;
  await load(site, path, 1, headers);
  await load(bare, barePath, 1, headers);
  const ours = await load(site, path, SECONDS, headers);
  print(name, ours, await load(bare, barePath, SECONDS, headers));
}

async function compareRendered([site, bare]: [Server, Server]): Promise<void> {
  const view = await mustFetch(`${site.origin}${newView()}`);
  const barePath = `/rendered/${await rowsFor(bare, view.body.length)}`;
  await load(site, newView, 1, fromAnywhere);
  await load(bare, barePath, 1);
  const ours = await load(site, newView, SECONDS, fromAnywhere);
  print('a new view, rendered', ours, await load(bare, barePath, SECONDS));
}

/** Scripts (tags, or named to public/early.js), styles and preloaded fonts. */
function listFiles(html: string): string[] {
  const found = [
    ...[...html.matchAll(/<script[^>]* src="([^"]+)"(?![^>]*noModule)/g)].map((match) => match[1]!),
    ...[...html.matchAll(/ data-scripts="([^"]+)"/g)].flatMap((match) => match[1]!.split(' ')),
    ...[...html.matchAll(/<link[^>]*(?:preload|stylesheet)[^>]*>/g)].flatMap(
      ([tag]) => / href="([^"]+)"/.exec(tag)?.slice(1) ?? [],
    ),
  ];
  return [...new Set(found)].filter((path) => !path.includes('polyfills'));
}

async function visit({ origin }: Server, path: string, files: readonly string[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  for (const file of [path, ...files]) await mustFetch(`${origin}${file}`, COMPRESSED, agent);
  agent.destroy();
}

async function coldVisit(server: Server, path: string): Promise<number> {
  const files = listFiles((await mustFetch(`${server.origin}${path}`)).body.toString('utf8'));
  await visit(server, path, files);
  const before = readCpu(server.process.pid!);
  for (let i = 0; i < VISITS; i += 1) await visit(server, path, files);
  return (readCpu(server.process.pid!) - before) / VISITS;
}

async function compareFiles([site, bare]: [Server, Server]): Promise<void> {
  const [ours, theirs] = [await coldVisit(site, '/'), await coldVisit(bare, '/kept/20')];
  console.log(`cold visit of home: ${ours.toFixed(1)} ms of CPU, bare ${theirs.toFixed(1)} ms`);
  const findFramework = async ({ origin }: Server, path: string) =>
    listFiles((await mustFetch(`${origin}${path}`)).body.toString('utf8')).find((file) =>
      file.includes('framework'),
    )!;
  const gzip = { 'accept-encoding': 'gzip' };
  print(
    'framework script, gzip',
    await load(site, await findFramework(site, '/'), SECONDS, gzip),
    await load(bare, await findFramework(bare, '/kept/20'), SECONDS, gzip),
  );
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGINT');
  await once(child, 'exit');
}

function start(directory: string): [Server, Server] {
  const site = spawn(process.execPath, [join(ROOT, 'scripts', 'run.mjs'), 'start'], {
    cwd: ROOT,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(SITE_PORT),
      BACKEND_PORT: String(SITE_PORT + 1),
      DATA_DIR: join(directory, 'data'),
      LOG_LEVEL: 'warn',
      TRUST_PROXY: 'true',
    },
  });
  const bare = spawn(process.execPath, [NEXT, 'start', '--port', String(BARE_PORT)], {
    cwd: directory,
    stdio: 'ignore',
  });
  return [
    { origin: `http://localhost:${SITE_PORT}`, process: site },
    { origin: `http://localhost:${BARE_PORT}`, process: bare },
  ];
}

async function main(): Promise<void> {
  const directory = buildBareNext();
  const servers = start(directory);
  try {
    await waitFor(`${servers[0].origin}/projects/uniswap`);
    await waitFor(`${servers[1].origin}/kept/20`);
    await compare(servers, { name: 'home, kept', path: '/' });
    await compare(servers, {
      name: 'home, kept, compressed',
      path: '/',
      headers: COMPRESSED,
    });
    await compare(servers, { name: 'project, kept', path: '/projects/uniswap' });
    await compare(servers, { name: 'methodology, kept', path: '/methodology' });
    await compareRendered(servers);
    await compareFiles(servers);
    for (const path of ['/api/projects/uniswap', '/api/projects/uniswap/rating'])
      await compare(servers, { name: path, path });
    await compareSearch(servers[0].origin, servers[1].origin, SECONDS);
  } finally {
    await Promise.all(servers.map((server) => end(server.process)));
    rmSync(directory, { recursive: true, force: true });
  }
}

void main();
