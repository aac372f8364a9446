import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { pino } from 'pino';
import { migratedPglite } from '../../testing/migratedPglite';
import { registerAdminRoutes } from '../admin/registerAdminRoutes';
import { readConfig } from '../config';
import { createApp } from '../createApp';
import { lockDataDirectory } from '../db/lock';
import { makeAdminToken } from '../start/adminToken';
import { staffCommand } from './staffCommand';

jest.setTimeout(120_000);

const NOW = new Date('2026-11-22T12:00:00Z');

describe('the staff command on the embedded database', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'plumbline-staff-'));
  afterAll(() => { rmSync(dataDir, { recursive: true, force: true }); });

  async function run(...args: string[]) {
    const [stdout, stderr] = [new PassThrough(), new PassThrough()];
    const code = await staffCommand(args, {
      config: readConfig({ DATA_DIR: dataDir }), stdin: Readable.from([]), stdout, stderr, now: () => NOW, signal: new AbortController().signal,
    });
    const textOf = (stream: PassThrough) => (stream.read() as Buffer | null)?.toString() ?? '';
    return { code, out: textOf(stdout), err: textOf(stderr) };
  }

  it.each([
    ['nothing', [], /^Use list, or grant or revoke with a user\./], ['no user', ['grant', '--reason', 'x'], /^Which user/],
    ['no reason', ['grant', 'sub-1'], /^--reason must be one line/], ['a reason of two lines', ['revoke', 'sub-1', '--reason', 'a\nb'], /^--reason must be/],
    ['a reason that is too long', ['grant', 'sub-1', '--reason', 'x'.repeat(81)], /^--reason must be/],
    ['a word too many', ['list', 'all', 'of', 'them'], /^There is one word too many: "of"/], ['an option that is none', ['list', '--loud'], /--loud/],
  ])('says what it takes: %s', async (_, args, message) => {
    expect(await run(...args)).toMatchObject({ code: 2, out: '', err: expect.stringMatching(message) as string });
  });

  it('helps', async () => expect(await run('--help')).toMatchObject({ code: 0, out: expect.stringContaining('npm run staff') as string, err: '' }));

  it('gives a right, shows it, takes it back', async () => {
    expect(await run('list')).toEqual({ code: 0, out: 'Nobody.\n', err: '' });
    expect(await run('grant', 'sub-1', '--reason', 'Support desk', '--by', 'ann')).toEqual({ code: 0, out: 'sub-1 may act as other users now.\n', err: '' });
    expect(await run('grant', 'sub-1', '--reason', 'again')).toEqual({ code: 1, out: '', err: 'sub-1 may do so already.\n' });
    expect((await run('list')).out).toBe('sub-1  since 2026-11-22 12:00 UTC, by ann: Support desk\n');
    expect(await run('revoke', 'sub-1', '--reason', 'left', '--by', 'bob')).toMatchObject({ code: 0 });
    expect((await run('list')).out).toBe('Nobody.\n');
    expect((await run('list', '--all')).out).toContain('  taken back 2026-11-22 12:00 UTC, by bob: left\n');
    expect(JSON.parse((await run('list', '--all', '--json')).out)).toMatchObject({ account: 'sub-1', reason: 'Support desk', revokedReason: 'left' });
  });

  it('has the backend do it that holds the directory', async () => {
    const store = await migratedPglite();
    const app = await createApp({ store, now: () => NOW, logger: pino({ level: 'silent' }) });
    registerAdminRoutes(app, { store, now: () => NOW, dataDir, adminToken: makeAdminToken(dataDir) });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const release = lockDataDirectory(dataDir, `http://0.0.0.0:${(app.server.address() as AddressInfo).port}`);
    try {
      expect(await run('grant', 'sub-2', '--reason', 'Support & sales')).toMatchObject({ code: 0, out: 'sub-2 may act as other users now.\n' });
      expect((await run('list')).out).toMatch(/^sub-2 .*: Support & sales\n$/);
      expect(await run('revoke', 'sub-3', '--reason', 'x')).toEqual({ code: 1, out: '', err: 'sub-3 was not allowed to.\n' });
    } finally {
      release();
      await app.close();
      await store.close();
    }
  });
});
