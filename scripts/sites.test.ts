/** @jest-environment node */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '..');

let checkout: string;
let site: ChildProcess | undefined;

const file = (...path: string[]) => join(checkout, ...path);
const stamp = () => readFileSync(file('.next', '.plumbline-build'), 'utf8');

/** Ports below those that a system gives to connections: another test may have any of these. */
function run(task: string) {
  const { status, stderr } = spawnSync(process.execPath, [file('scripts', 'run.mjs'), task], {
    encoding: 'utf8',
    env: { ...process.env, PORT: '24681', BACKEND_PORT: '24682', DATA_DIR: file('data') },
  });
  return { status, said: stderr.trim() };
}

/** Records itself as `npm start` does. */
async function startSite(): Promise<number> {
  const code = `import(${JSON.stringify(file('scripts', 'lib', 'sites.mjs'))})
    .then(({ recordSite }) => { recordSite(); console.log('recorded'); setInterval(() => {}, 1000); });`;
  site = spawn(process.execPath, ['--eval', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(site.stdout!, 'data');
  return site.pid!;
}

async function kill(): Promise<void> {
  if (!site || site.signalCode !== null) return;
  site.kill('SIGKILL');
  await once(site, 'exit');
}

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'plumbline-checkout-'));
  for (const name of ['scripts', 'package.json', 'package-lock.json'])
    cpSync(join(ROOT, name), file(name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), file('node_modules'));
  mkdirSync(file('.next'));
  writeFileSync(file('.next', '.plumbline-build'), 'of the running build');
});
afterEach(async () => {
  await kill();
  rmSync(checkout, { recursive: true, force: true });
});

describe('under a site that runs from the checkout', () => {
  it('a build is refused, and the build in use stays as it is', async () => {
    const pid = await startSite();
    const { status, said } = run('build');
    expect([status, said]).toEqual([
      1,
      `A site runs from this checkout (process ${pid}), and would lose files that it reads. Stop it first, or build beside it as in deploy/README.md.`,
    ]);
    expect(stamp()).toBe('of the running build');
  });

  it('a second start with other sources is refused', async () => {
    await startSite();
    writeFileSync(file('next.config.js'), '// changed');
    expect(run('start')).toMatchObject({
      status: 1,
      said: expect.stringMatching(/^A site runs from this checkout/) as string,
    });
  });

  it('other packages are not installed', async () => {
    await startSite();
    writeFileSync(
      file('package-lock.json'),
      JSON.stringify({ packages: { 'node_modules/none': { version: '1.0.0' } } }),
    );
    expect(run('build')).toMatchObject({
      status: 1,
      said: expect.stringMatching(/^A site runs from this checkout/) as string,
    });
  });
});

describe('after a site was killed', () => {
  const refusal = () => {
    const code = `import(${JSON.stringify(file('scripts', 'lib', 'sites.mjs'))}).then(({ refuseUnderSite }) => refuseUnderSite());`;
    return spawnSync(process.execPath, ['--eval', code]).status;
  };

  it('nothing is refused', async () => {
    await startSite();
    expect(refusal()).toBe(1);
    await kill();
    expect(refusal()).toBe(0);
  });

  const onLinux = process.platform === 'linux' ? it : it.skip;
  onLinux('nor when a later process has its number', async () => {
    const pid = await startSite();
    const record = file('.tmp', 'sites', String(pid));
    expect(readFileSync(record, 'utf8')).toMatch(new RegExp(`^${pid} \\d+$`));
    writeFileSync(record, `${pid} 1`);
    expect(refusal()).toBe(0);
  });
});
