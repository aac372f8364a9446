import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestStore } from '../../../../testing/store';
import { TestCommand } from '../../../../testing/TestCommand';
import type { Command } from '../../../cli/io';
import type { Store } from '../../../db/store';
import { importCommand } from '../command/importCommand';
import { NOW, record } from '../testing/importText';
import { exportCommand } from './exportCommand';

describe('the export command', () => {
  let store: Store;
  let directory: string;
  beforeAll(async () => {
    store = await openTestStore();
    directory = mkdtempSync(join(tmpdir(), 'plumbline-export-'));
  });
  afterAll(async () => {
    await store.close();
    rmSync(directory, { recursive: true, force: true });
  });
  const run = (command: Command, args: string[]) =>
    new TestCommand(command, { store, now: () => NOW }).run(...args);

  it('writes to a file or to standard output what an import takes', async () => {
    const [input, out] = [join(directory, 'in.json'), join(directory, 'out.ndjson')];
    writeFileSync(input, JSON.stringify([record('a'), record('b')]));
    await run(importCommand, ['projects', input]);
    expect(await run(exportCommand, ['projects', '--out', out])).toEqual({
      code: 0,
      out: '',
      err: '2 projects written.\n',
    });
    expect(existsSync(`${out}.part`)).toBe(false);
    expect((await run(exportCommand, ['projects'])).out).toBe(readFileSync(out, 'utf8'));
    expect((await run(importCommand, ['projects', out])).out).toMatch(/skipped +2\n/);
  });

  it('says what it takes', async () => {
    expect(await run(exportCommand, ['users'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('Usage: npm run export'),
    });
  });
});
