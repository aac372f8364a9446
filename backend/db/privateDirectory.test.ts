import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CannotStart } from './CannotStart';
import { closeDataDirectory } from './privateDirectory';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'plumbline-private-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const modeOf = (...path: string[]) => statSync(join(dataDir, ...path)).mode & 0o777;

function write(path: string, mode: number): void {
  writeFileSync(join(dataDir, path), 'x');
  chmodSync(join(dataDir, path), mode);
}

describe('closeDataDirectory', () => {
  it('says in one sentence that the directory cannot be written', () => {
    write('file', 0o600);
    const directory = join(dataDir, 'file', 'data');
    expect(() => closeDataDirectory(directory)).toThrow(
      new CannotStart(
        `DATA_DIR is ${directory}, which cannot be written (ENOTDIR). ` +
          'Make the account that runs Plumbline its owner, on a file system that takes writes.',
      ),
    );
  });

  it('makes what the product wrote readable by this account alone, and counts it', () => {
    chmodSync(dataDir, 0o755);
    mkdirSync(join(dataDir, 'pglite', 'base'), { recursive: true });
    chmodSync(join(dataDir, 'pglite', 'base'), 0o777);
    chmodSync(join(dataDir, 'pglite'), 0o755);
    write('secret', 0o644);
    write('pglite/base/1', 0o666);
    write('flags.json', 0o600);
    expect(closeDataDirectory(dataDir)).toBe(5);
    expect([modeOf(), modeOf('pglite'), modeOf('pglite', 'base')]).toEqual([0o700, 0o700, 0o700]);
    expect([modeOf('secret'), modeOf('pglite/base/1'), modeOf('flags.json')]).toEqual([
      0o600, 0o600, 0o600,
    ]);
    expect(closeDataDirectory(dataDir)).toBe(0);
  });

  it('makes the directory, also under umask 0', () => {
    const before = process.umask(0);
    closeDataDirectory(join(dataDir, 'a', 'b'));
    process.umask(before);
    expect([modeOf('a'), modeOf('a', 'b')]).toEqual([0o700, 0o700]);
  });

  it('leaves files alone that are not the product’s, and what links lead to', () => {
    write('notes.txt', 0o644);
    mkdirSync(join(dataDir, 'pglite'));
    symlinkSync(join(dataDir, 'notes.txt'), join(dataDir, 'pglite', 'link'));
    closeDataDirectory(dataDir);
    expect(modeOf('notes.txt')).toBe(0o644);
  });

  it('refuses what another account owns and others can read', () => {
    const stranger = process.getuid!() + 1;
    chmodSync(dataDir, 0o755);
    expect(() => closeDataDirectory(dataDir, stranger)).toThrow(
      `Other users of this machine can read ${dataDir}, and this process cannot change that.`,
    );
    expect(modeOf()).toBe(0o755);
  });

  it('refuses a directory that everyone writes to, unless it has only the product’s files', () => {
    write('somebodys.txt', 0o644);
    chmodSync(dataDir, 0o1777);
    expect(() => closeDataDirectory(dataDir)).toThrow('Set it to a directory of its own.');
    rmSync(join(dataDir, 'somebodys.txt'));
    closeDataDirectory(dataDir);
    expect(modeOf()).toBe(0o700);
  });
});
