/** @jest-environment node */
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePorts } from '../e2e/support/freePorts';
import { readRepositoryFile } from './containers/checkout';
import { dockerIgnore } from './containers/dockerIgnore';
import { migratePgliteIn } from './migratedPglite';

const ROOT = join(__dirname, '..');
const SCRATCH = join(ROOT, '.tmp');
/** The image is built with some; a container does not have them. */
const BUILD_VARIABLES = { NEXT_PUBLIC_ANALYTICS_ID: 'G-TEST' };

let app: string;
let data: string;
let env: NodeJS.ProcessEnv;
let backend: ChildProcess;

/** What the image has in /app but for the pages: deploy/Dockerfile's steps, in a folder. */
function makeTree(): void {
  const isOut = dockerIgnore(readRepositoryFile('.dockerignore'));
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' });
  for (const file of files.split('\0').filter((name) => name !== '' && !isOut(name))) {
    mkdirSync(dirname(join(app, file)), { recursive: true });
    cpSync(join(ROOT, file), join(app, file));
  }
  // Links are quick. npm rewrites this one file in place.
  execFileSync('cp', ['-al', join(ROOT, 'node_modules'), app]);
  rmSync(join(app, 'node_modules', '.package-lock.json'));
  cpSync(
    join(ROOT, 'node_modules', '.package-lock.json'),
    join(app, 'node_modules', '.package-lock.json'),
  );
  const script = `import('./scripts/lib/buildBackend.mjs').then((lib) => lib.buildBackend())`;
  execFileSync(process.execPath, ['--eval', script], {
    cwd: app,
    env: { ...process.env, ...BUILD_VARIABLES },
  });
  execFileSync('npm', ['prune', '--omit=dev', '--no-audit', '--no-fund', '--offline'], {
    cwd: app,
  });
  for (const builder of ['tsx', 'esbuild', '@esbuild'])
    rmSync(join(app, 'node_modules', builder), { recursive: true });
}

async function startBackend(): Promise<void> {
  const [port, unused] = await freePorts(2);
  env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DATA_DIR: data,
    BACKEND_PORT: String(port),
    PORT: String(unused),
    SEED: 'false',
    PLUMBLINE_ENV_FILE: '/dev/null',
  };
  backend = spawn(process.execPath, ['--enable-source-maps', 'dist/backend/main.cjs'], {
    cwd: app,
    env,
    stdio: 'ignore',
  });
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) expect(backend.exitCode).toBeNull();
}

/** As `docker compose exec backend npm run …`. */
function npmRun(args: string[], input = '') {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', ...args], {
    cwd: app,
    env,
    input,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

const listTree = () =>
  ['.', 'node_modules', 'dist'].flatMap((folder) => readdirSync(join(app, folder)));

beforeAll(async () => {
  mkdirSync(SCRATCH, { recursive: true });
  app = mkdtempSync(join(SCRATCH, 'image-'));
  data = mkdtempSync(join(tmpdir(), 'plumbline-image-'));
  makeTree();
  migratePgliteIn(data);
  await startBackend();
});
afterAll(async () => {
  backend.kill('SIGTERM');
  await once(backend, 'exit');
  for (const folder of [app, data]) rmSync(folder, { recursive: true, force: true });
});

describe('the operator’s commands in the image', () => {
  it('run without development packages and build variables, and write nothing to the image', () => {
    const before = listTree();
    expect(before).not.toContain('tsx');
    const jobs = npmRun(['jobs', '--', 'list']);
    expect(jobs).toEqual({
      status: 0,
      said: expect.stringContaining('ratings.nightly') as string,
    });
    expect(listTree()).toEqual(before);
  });

  it('take a file from standard input', () => {
    const list = {
      name: 'Tried',
      timestamp: '2026-11-25T00:00:00Z',
      version: { major: 1, minor: 0, patch: 0 },
      tokens: [
        {
          chainId: 1,
          address: '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984',
          name: 'Uniswap',
          symbol: 'UNI',
          decimals: 18,
        },
      ],
    };
    const run = npmRun(['import', '--', 'token-list', '-'], JSON.stringify(list));
    expect(run.status).toBe(0);
    expect(run.said).toMatch(/new +1\b/);
  });
});
