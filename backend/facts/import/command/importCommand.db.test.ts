import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestStore } from '../../../../testing/store';
import { TestCommand } from '../../../../testing/TestCommand';
import type { CommandIo } from '../../../cli/io';
import type { Store } from '../../../db/store';
import { ndjson, NOW, record } from '../testing/importText';
import { importCommand } from './importCommand';

const RECORDS = ndjson([record('a'), record('b'), { id: 'c' }]);

describe('the import command', () => {
  let store: Store;
  let directory: string;
  beforeAll(async () => {
    store = await openTestStore();
    directory = mkdtempSync(join(tmpdir(), 'plumbline-cli-'));
  });
  afterAll(async () => {
    await store.close();
    rmSync(directory, { recursive: true, force: true });
  });

  const file = (name: string, text: string): string => {
    const path = join(directory, name);
    writeFileSync(path, text);
    return path;
  };
  const commandWith = (io: Partial<CommandIo> = {}) =>
    new TestCommand(importCommand, { store, now: () => NOW }, io);
  const run = (...args: string[]) => commandWith().run(...args);

  it('says what it takes', async () => {
    expect(await run('--help')).toMatchObject({
      code: 0,
      out: expect.stringContaining('npm run import'),
      err: '',
    });
    expect(await run()).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('Give a kind'),
    });
  });

  it('fails in one line on a file that cannot be read, and on one that is something else', async () => {
    expect(await run('projects', join(directory, 'nothing.json'))).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(/^.*nothing\.json cannot be read \(ENOENT\)\.\n$/),
    });
    expect(await run('projects', directory)).toMatchObject({
      code: 1,
      err: expect.stringContaining('is a directory'),
    });
    expect(await run('token-list', file('x.json', '[]'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('not a token list'),
    });
  });

  it('imports a file or standard input, and lists what was refused', async () => {
    const path = file('p.ndjson', RECORDS);
    const dry = await run('projects', path, '--dry-run');
    expect(dry).toMatchObject({ code: 3, out: expect.stringContaining('nothing was written') });
    const first = await run('projects', path);
    expect(first.code).toBe(3);
    expect(first.out).toMatch(/new +2\n/);
    expect(first.out).toMatch(/refused, .*p\.ndjson:3:\d+: .*name/);
    expect(first.out).toContain('Ratings: 0 computed, 0 new snapshots, 2 without a rating.');
    const input = ndjson([record('a'), record('b')]);
    const second = await commandWith().runWith(input, 'projects', '-');
    expect(second.code).toBe(0);
    expect(second.out).toMatch(/skipped +2\n/);
  });

  it('says what it did not remove, ends with 4, and removes it with --remove', async () => {
    const bare = record('c', { bounty: null });
    const bounty = { status: 'active', source: 's' };
    await run('projects', file('c.json', JSON.stringify({ ...bare, bounty })));
    const path = file('d.json', JSON.stringify(bare));
    expect(await run('projects', path)).toMatchObject({
      code: 4,
      out: expect.stringMatching(
        /Not removed, .*: 1 bounty\n {2}c, bounty: active\n.*add --remove/,
      ),
    });
    expect(await run('projects', path, '--remove', '--dry-run')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Would be removed, because'),
    });
    expect(await run('projects', path, '--remove')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Removed, because'),
    });
  });

  it('stops between two batches when told to, and says that running again completes it', async () => {
    const stop = new AbortController();
    stop.abort();
    const path = file('q.ndjson', ndjson([record('q')]));
    expect(await commandWith({ signal: stop.signal }).run('projects', path)).toMatchObject({
      code: 130,
      err: expect.stringContaining('run the import again'),
    });
  });
});
