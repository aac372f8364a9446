import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { migratedPglite, migratePgliteIn } from '../../../testing/migratedPglite';
import { forgetAccount, mergeProjects } from '../../compose';
import { readConfig } from '../../config';
import { createApp } from '../../createApp';
import { lockDataDirectory } from '../../db/lock';
import { projects } from '../../db/schema';
import { ndjson, NOW, pieces, record } from '../testing/importText';
import { makeAdminToken } from '../../start/adminToken';
import { importCommand } from './importCommand';
import type { CommandIo } from '../../cli/io';

/** Each command creates or opens a database. */
jest.setTimeout(120_000);

const RECORDS = ndjson([record('a'), record('b'), { id: 'c' }]);

describe('the import command on the embedded database', () => {
  let dataDir: string;
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'plumbline-cli-'));
    migratePgliteIn(dataDir);
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  const file = (name: string, text: string): string => {
    const path = join(dataDir, name);
    writeFileSync(path, text);
    return path;
  };
  async function run(command: typeof importCommand, args: string[], more: Partial<CommandIo> = {}) {
    const [stdout, stderr] = [new PassThrough(), new PassThrough()];
    const code = await command(args, {
      config: readConfig({ DATA_DIR: dataDir }),
      stdin: pieces(''),
      stdout,
      stderr,
      now: () => NOW,
      signal: new AbortController().signal,
      mergeProjects,
      forgetAccount,
      sweepFiles: async () => undefined,
      ...more,
    });
    const readText = (stream: PassThrough) => (stream.read() as Buffer | null)?.toString() ?? '';
    return { code, out: readText(stdout), err: readText(stderr) };
  }

  it('says what it takes', async () => {
    expect(await run(importCommand, ['--help'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('npm run import'),
      err: '',
    });
    expect(await run(importCommand, [])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('Give a kind'),
    });
  });

  it('fails in one line on a file that cannot be read, and on one that is something else', async () => {
    expect(await run(importCommand, ['projects', join(dataDir, 'nothing.json')])).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(/^.*nothing\.json cannot be read \(ENOENT\)\.\n$/),
    });
    expect(await run(importCommand, ['projects', dataDir])).toMatchObject({
      code: 1,
      err: expect.stringContaining('is a directory'),
    });
    expect(await run(importCommand, ['token-list', file('x.json', '[]')])).toMatchObject({
      code: 1,
      err: expect.stringContaining('not a token list'),
    });
  });

  it('imports a file, lists what was refused, and leaves the directory free', async () => {
    const path = file('p.ndjson', RECORDS);
    const dry = await run(importCommand, ['projects', path, '--dry-run']);
    expect(dry).toMatchObject({ code: 3, out: expect.stringContaining('nothing was written') });
    const first = await run(importCommand, ['projects', path]);
    expect(first.code).toBe(3);
    expect(first.out).toMatch(/new +2\n/);
    expect(first.out).toMatch(/refused, .*p\.ndjson:3:\d+: .*name/);
    expect(first.out).toContain('Ratings: 0 computed, 0 new snapshots, 2 without a rating.');
    const second = await run(importCommand, ['projects', '-'], {
      stdin: pieces(ndjson([record('a'), record('b')])),
    });
    expect(second.code).toBe(0);
    expect(second.out).toMatch(/skipped +2\n/);
  });

  it('says what it did not remove, ends with 4, and removes it with --remove', async () => {
    const bare = record('c', { bounty: null });
    const bounty = { status: 'active', source: 's' };
    await run(importCommand, ['projects', file('c.json', JSON.stringify({ ...bare, bounty }))]);
    const path = file('d.json', JSON.stringify(bare));
    expect(await run(importCommand, ['projects', path])).toMatchObject({
      code: 4,
      out: expect.stringMatching(
        /Not removed, .*: 1 bounty\n {2}c, bounty: active\n.*add --remove/,
      ),
    });
    expect(await run(importCommand, ['projects', path, '--remove', '--dry-run'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('Would be removed, because'),
    });
    expect(await run(importCommand, ['projects', path, '--remove'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('Removed, because'),
    });
  });

  it('stops between two batches when told to, and says that running again completes it', async () => {
    const stop = new AbortController();
    stop.abort();
    expect(
      await run(importCommand, ['projects', file('q.ndjson', ndjson([record('q')]))], {
        signal: stop.signal,
      }),
    ).toMatchObject({
      code: 130,
      err: expect.stringContaining('run the import again'),
    });
  });

  it('does not touch a directory that another command holds', async () => {
    const release = lockDataDirectory(dataDir, 'a command, not a backend');
    expect(await run(importCommand, ['projects', file('p.ndjson', RECORDS)])).toMatchObject({
      code: 1,
      err: expect.stringContaining('is in use by process'),
    });
    release();
  });

  it('hands the work to the backend that holds the directory', async () => {
    const store = await migratedPglite();
    const app = await createApp({
      store,
      now: () => NOW,
      logger: pino({ level: 'silent' }),
      admin: { dataDir, adminToken: makeAdminToken(dataDir) },
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const release = lockDataDirectory(
      dataDir,
      `http://0.0.0.0:${(app.server.address() as AddressInfo).port}`,
    );
    try {
      expect(statSync(join(dataDir, 'admin-token')).mode & 0o777).toBe(0o600);
      const imported = await run(importCommand, ['projects', file('p.ndjson', RECORDS)]);
      expect(imported).toMatchObject({ code: 3, out: expect.stringMatching(/new +2\n/) });
      expect((await store.db.select().from(projects)).map((row) => row.id).sort()).toEqual([
        'a',
        'b',
      ]);
      expect(await run(importCommand, ['token-list', file('x.json', '[]')])).toMatchObject({
        code: 1,
        err: expect.stringContaining('not a token list'),
      });
      writeFileSync(join(dataDir, 'admin-token'), 'another');
      expect(await run(importCommand, ['projects', file('p.ndjson', RECORDS)])).toMatchObject({
        code: 1,
        err: expect.stringContaining('token'),
      });
    } finally {
      release();
      await app.close();
      await store.close();
    }
  });
});
