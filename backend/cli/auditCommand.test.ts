import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { pino } from 'pino';
import { migratedPglite } from '../../testing/migratedPglite';
import { insertAudit } from '../accounts/auditLog';
import { registerAdminRoutes } from '../admin/registerAdminRoutes';
import { readConfig } from '../config';
import { createApp } from '../createApp';
import { lockDataDirectory } from '../db/lock';
import { migrate } from '../db/migrate';
import { openEmbedded } from '../db/openStore';
import type { Store } from '../db/store';
import { makeAdminToken } from '../start/adminToken';
import { auditCommand } from './auditCommand';

jest.setTimeout(120_000);

const NOW = new Date('2026-11-21T12:00:00Z');
const addRow = (store: Store, account: string) => (
  insertAudit(store.db, { event: 'sign-in', outcome: 'success', account, addressKey: 'b'.repeat(40), requestId: 'r-1' }, NOW)
);

describe('the audit command on the embedded database', () => {
  let dataDir: string;
  beforeAll(() => { dataDir = mkdtempSync(join(tmpdir(), 'plumbline-audit-')); });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  async function run(...args: string[]) {
    const [stdout, stderr] = [new PassThrough(), new PassThrough()];
    const code = await auditCommand(args, {
      config: readConfig({ DATA_DIR: dataDir }), stdin: Readable.from([]), stdout, stderr, now: () => NOW, signal: new AbortController().signal,
    });
    const textOf = (stream: PassThrough) => (stream.read() as Buffer | null)?.toString() ?? '';
    return { code, out: textOf(stdout), err: textOf(stderr) };
  }

  it('says what it takes', async () => {
    expect(await run('--help')).toMatchObject({ code: 0, out: expect.stringContaining('npm run audit'), err: '' });
    expect(await run('--since', 'soon')).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/^--since must be/) });
  });

  it('shows rows as a table, or as JSON', async () => {
    const store = await openEmbedded(dataDir);
    await migrate(store);
    await addRow(store, 'one');
    await addRow(store, 'two');
    await store.close();
    expect((await run('--since', '7d')).out.split('\n')).toEqual([
      expect.stringMatching(/^at \(UTC\) +event +outcome/), expect.stringMatching(/sign-in +success +one/), expect.stringMatching(/sign-in +success +two/), '',
    ]);
    const json = await run('--account', 'two', '--json');
    expect(json.out.trim().split('\n').map((line) => JSON.parse(line) as unknown)).toMatchObject([{ account: 'two', addressKey: 'b'.repeat(40) }]);
    expect(await run('--account', 'three')).toEqual({ code: 0, out: 'No rows.\n', err: '' });
  });

  it('asks the backend that holds the directory', async () => {
    const store = await migratedPglite();
    await addRow(store, 'of-the-backend');
    const app = await createApp({ store, now: () => NOW, logger: pino({ level: 'silent' }) });
    registerAdminRoutes(app, { store, now: () => NOW, dataDir, adminToken: makeAdminToken(dataDir) });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const release = lockDataDirectory(dataDir, `http://0.0.0.0:${(app.server.address() as AddressInfo).port}`);
    try {
      expect(await run('--since', '1h', '--until', '2027-01-01')).toMatchObject({ code: 0, out: expect.stringContaining('of-the-backend') });
      expect(await run('--event', 'sign-up')).toMatchObject({ code: 0, out: 'No rows.\n' });
    } finally {
      release();
      await app.close();
      await store.close();
    }
  });
});
