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
import { announceCommand } from './announceCommand';

jest.setTimeout(120_000);

const NOW = new Date('2026-11-21T12:00:00Z');

describe('the announce command on the embedded database', () => {
  let dataDir: string;
  beforeAll(() => { dataDir = mkdtempSync(join(tmpdir(), 'plumbline-announce-')); });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  async function run(...args: string[]) {
    const [stdout, stderr] = [new PassThrough(), new PassThrough()];
    const code = await announceCommand(args, {
      config: readConfig({ DATA_DIR: dataDir }), stdin: Readable.from([]), stdout, stderr, now: () => NOW, signal: new AbortController().signal,
    });
    const textOf = (stream: PassThrough) => (stream.read() as Buffer | null)?.toString() ?? '';
    return { code, out: textOf(stdout), err: textOf(stderr) };
  }

  it('says what it takes', async () => {
    expect(await run('--help')).toMatchObject({ code: 0, out: expect.stringContaining('npm run announce'), err: '' });
    expect(await run('--content', '')).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/^--content: content must not be empty\.\n/) });
  });

  it('sets, shows and clears it in the directory', async () => {
    expect(await run('--show')).toMatchObject({ code: 0, out: expect.stringContaining('No announcement is set.') });
    expect(await run('--content', 'Maintenance on Sunday.', '--link', 'https://status.example')).toMatchObject({ code: 0, err: '' });
    expect(await run('--show')).toEqual({ code: 0, out: 'Announcement: Maintenance on Sunday.\nLink: More (https://status.example)\n', err: '' });
    expect(await run('--content', 'It is over.')).toMatchObject({ out: 'Announcement: It is over.\n' });
    expect(await run('--clear')).toMatchObject({ code: 0, out: expect.stringContaining('No announcement is set.') });
  });

  it('has the backend do it that holds the directory', async () => {
    const store = await migratedPglite();
    const app = await createApp({ store, now: () => NOW, logger: pino({ level: 'silent' }) });
    registerAdminRoutes(app, { store, now: () => NOW, dataDir, adminToken: makeAdminToken(dataDir) });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const release = lockDataDirectory(dataDir, `http://0.0.0.0:${(app.server.address() as AddressInfo).port}`);
    const shown = async () => (await app.inject('/api/announcement')).json<{ announcement: unknown }>().announcement;
    try {
      expect(await run('--content', 'News & more', '--link', '/resources?a=1', '--link-text', 'Read')).toMatchObject({ code: 0, out: expect.stringContaining('Read') });
      expect(await shown()).toEqual({ content: 'News & more', link: '/resources?a=1', linkText: 'Read' });
      expect(await run('--show')).toMatchObject({ code: 0, out: 'Announcement: News & more\nLink: Read (/resources?a=1)\n' });
      expect(await run('--clear')).toMatchObject({ code: 0, out: expect.stringContaining('No announcement is set.') });
      expect(await shown()).toBeNull();
    } finally {
      release();
      await app.close();
      await store.close();
    }
  });
});
