import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { CannotStart } from './CannotStart';
import { DataDirectoryInUse, lockDataDirectory } from './lock';

const URL = 'http://127.0.0.1:3001';
const NAMESPACE = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
const mayUnshare = spawnSync(NAMESPACE[0]!, [...NAMESPACE.slice(1), 'true']).status === 0;

let dataDir: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'plumbline-lock-'));
});
afterEach(() => {
  children.splice(0).forEach((child) => child.kill('SIGKILL'));
  rmSync(dataDir, { recursive: true, force: true });
});

const OWNER = `
  const { lockDataDirectory } = require(${JSON.stringify(join(__dirname, 'lock.ts'))});
  try {
    lockDataDirectory(process.argv.at(-1), '${URL}');
    // What nobody refers to any more is closed when its memory is collected.
    gc();
    console.log('locked ' + process.pid);
    setInterval(() => undefined, 1_000);
  } catch (error) {
    console.log(error.name);
  }`;

/** @returns what the process said first, and the process */
async function lockElsewhere(prefix: readonly string[] = []) {
  const flags = ['--disable-warning=ExperimentalWarning', '--expose-gc', '--import', 'tsx'];
  const own = [process.execPath, ...flags];
  const [command, ...args] = [...prefix, ...own, '--input-type=commonjs', '-e', OWNER, dataDir];
  const child = spawn(command!, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, said: said.toString().trim() };
}

describe('the lock of the data directory', () => {
  it('lets one in, and names it to the next', () => {
    const release = lockDataDirectory(dataDir, URL);
    expect(() => lockDataDirectory(dataDir, URL)).toThrow(
      `The data directory ${dataDir} is in use by process ${process.pid} on ${hostname()} (${URL}). ` +
        'Stop it, or give this one another DATA_DIR.',
    );
    release();
    lockDataDirectory(dataDir, URL)();
  });

  it('is over at once when its process is killed', async () => {
    const { child, said } = await lockElsewhere();
    expect(said).toMatch(/^locked \d+$/);
    expect(() => lockDataDirectory(dataDir, URL)).toThrow(DataDirectoryInUse);
    child.kill('SIGKILL');
    await once(child, 'exit');
    lockDataDirectory(dataDir, URL)();
  });

  (mayUnshare ? it : it.skip)('is seen from another PID namespace, both ways', async () => {
    const inside = await lockElsewhere(NAMESPACE);
    expect(inside.said).toBe('locked 1');
    expect(() => lockDataDirectory(dataDir, URL)).toThrow('is in use by process 1 on');
    inside.child.kill('SIGKILL');
    await once(inside.child, 'close');
    const release = lockDataDirectory(dataDir, URL);
    expect((await lockElsewhere(NAMESPACE)).said).toBe('DataDirectoryInUse');
    release();
  });

  it('is not in a copy of the directory', () => {
    const release = lockDataDirectory(dataDir, URL);
    const copy = `${dataDir}-copy`;
    cpSync(dataDir, copy, { recursive: true });
    lockDataDirectory(copy, URL)();
    release();
    rmSync(copy, { recursive: true });
  });

  it('refuses a lock file that is another program’s', () => {
    writeFileSync(join(dataDir, 'store.lock'), 'something that no database begins with');
    expect(() => lockDataDirectory(dataDir, URL)).toThrow(CannotStart);
  });

  it('is readable by its owner only', () => {
    const before = process.umask(0);
    const release = lockDataDirectory(dataDir, URL);
    process.umask(before);
    expect(statSync(join(dataDir, 'plumbline.lock')).mode & 0o777).toBe(0o600);
    release();
  });
});
