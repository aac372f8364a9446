import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { logLines } from '../../testing/logLines';
import { migratePgliteIn } from '../../testing/migratedPglite';
import type { AdminRoute } from '../admin/adminRoute';
import { OperatorError } from '../admin/OperatorError';
import { adminRoutes } from '../compose';
import { createApp } from '../createApp';
import { DataDirectoryInUse, lockDataDirectory } from '../db/lock';
import type { Store } from '../db/store';
import { findOtherStore, recordStore } from '../db/storeRecord';
import { Problem } from '../http/problem';
import type { BackendModule } from '../module';
import { makeAdminToken } from '../start/adminToken';
import type { CallBackend } from './io';
import { reportFailure } from './reportFailure';
import { withBackend } from './withBackend';

const NOW = new Date('2026-11-21T12:00:00Z');
const URL_OF = (name: string) => `postgres://user:secret@127.0.0.1:5432/${name}`;

const refuse = (error: Error): AdminRoute<object> => ({
  prepare: () => async () => {
    throw error;
  },
});
const garden: BackendModule = {
  name: 'garden',
  needs: {},
  admin: {
    plant: {
      upload: 'small',
      prepare:
        (query) =>
        async (_, { emit, open }) => {
          emit({ done: 1 });
          const body = open() as AsyncIterable<Buffer>;
          return { query, body: await readText(body), at: NOW, nobody: undefined };
        },
    },
    weed: refuse(new OperatorError('There are no weeds.')),
    find: refuse(new Problem('not-found', 'The flower was not found.')),
    choose: {
      prepare() {
        throw new Problem('invalid-input', 'Choose one.');
      },
    },
  },
};

describe('a command', () => {
  let dataDir: string;
  const stop = new AbortController();
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'plumbline-with-backend-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));
  const run = <T>(
    work: (call: CallBackend) => Promise<T>,
    databaseUrl?: string,
    directory = dataDir,
  ) =>
    withBackend(
      {
        ...{ databaseUrl, dataDir: directory, signal: stop.signal },
        openRoutes: async () => adminRoutes([garden], {}),
      },
      work,
    );
  const nothing = async () => undefined;

  /** While a backend has the directory. */
  async function beside(work: () => Promise<void>, modules = [garden]): Promise<void> {
    const app = await createApp(
      {
        ...{ store: { db: {} } as Store, now: () => NOW, ...logLines() },
        admin: { dataDir, adminToken: makeAdminToken(dataDir) },
      },
      modules,
    );
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const release = lockDataDirectory(dataDir, `http://0.0.0.0:${port}`);
    try {
      await work();
    } finally {
      release();
      await app.close();
    }
  }

  const alone = async (work: () => Promise<void>) => {
    migratePgliteIn(dataDir);
    await work();
  };
  const asBackend = async (work: () => Promise<void>) => {
    mkdirSync(join(dataDir, 'pglite'));
    await beside(work);
  };

  it.each([
    ['without a backend', alone],
    ['beside a running backend', asBackend],
  ])('%s, gives a route text and bytes; gets progress, an answer as JSON, or a refusal', (_, way) =>
    way(() =>
      run(async (call) => {
        const query = { kind: 'rose', dry: true, n: 2, at: NOW, ids: ['a', 'b'], none: undefined };
        const body = Readable.from(['wa', 'ter']);
        const seen: object[] = [];
        const onProgress = (progress: object) => seen.push(progress);
        expect(await call('plant', { query, body, onProgress })).toStrictEqual({
          query: { kind: 'rose', dry: 'true', n: '2', at: NOW.toISOString(), ids: ['a', 'b'] },
          body: 'water',
          at: NOW.toISOString(),
        });
        expect(seen).toEqual([{ done: 1 }]);
        expect(await call('plant')).toMatchObject({ query: {}, body: '' });
        for (const [path, sentence] of [
          ['weed', 'There are no weeds.'],
          ['find', 'The flower was not found.'],
          ['choose', 'Choose one.'],
        ] as const) {
          const stderr = new PassThrough();
          const failure = await call(path).catch((error: unknown) => error);
          expect(reportFailure(failure, stderr)).toBe(1);
          expect(String(stderr.read())).toBe(`${sentence}\n`);
        }
      }),
    ),
  );

  it('has the directory while it works, and goes to a backend that started since', async () => {
    migratePgliteIn(dataDir);
    const work = run(async (call) => {
      expect(() => lockDataDirectory(dataDir, 'a backend')).toThrow(DataDirectoryInUse);
      await expect(run(nothing)).rejects.toThrow(/is in use by process/);
      await call('plant');
      throw new Error('broken');
    });
    await expect(work).rejects.toThrow('broken');
    await beside(async () => {
      expect(await run((call) => call('plant'))).toMatchObject({ query: {} });
    });
  });

  it('says that a backend has another token, no such route, or is gone', async () => {
    mkdirSync(join(dataDir, 'pglite'));
    const plant = () => run((call) => call('plant'));
    await beside(async () => {
      writeFileSync(join(dataDir, 'admin-token'), 'another');
      await expect(plant()).rejects.toThrow('This needs the token of the data directory.');
    });
    await beside(() => expect(plant()).rejects.toThrow('Nothing is at this address.'), []);
    const halfway = '{"progress":{}}\n';
    const ends = [
      (response: ServerResponse) => response.end(halfway),
      // As kill -9 does, in the middle of the answer or of the upload.
      (response: ServerResponse) => response.write(halfway, () => response.destroy()),
      (response: ServerResponse) => response.destroy(),
    ];
    let end = ends[0]!;
    const server = createServer((_, response) => void end(response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const release = lockDataDirectory(dataDir, `http://127.0.0.1:${port}`);
    const upload = () => run((call) => call('plant', { body: Readable.from(['seed']) }));
    for (end of ends)
      for (const work of [plant, upload])
        await expect(work()).rejects.toThrow(
          new OperatorError(
            'The backend stopped before the work was done. It is safe to run this again.',
          ),
        );
    await new Promise((resolve) => server.close(resolve));
    await expect(plant()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    release();
  });

  it('makes no store and no directory, and says what it looked for and what to do', async () => {
    const missing = join(dataDir, 'none');
    await expect(run(nothing, undefined, missing)).rejects.toThrow(
      new OperatorError(
        `No store found: DATABASE_URL is not set and ${join(missing, 'pglite')} does not exist. Give the command the service's settings: name its environment file in PLUMBLINE_ENV_FILE, or set DATABASE_URL or DATA_DIR. Only a start makes a new store.`,
      ),
    );
    expect(existsSync(missing)).toBe(false);
    await expect(run(nothing)).rejects.toThrow(/^No store found/);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it.each([
    ['PostgreSQL', URL_OF('live'), undefined, /uses PostgreSQL at 127\.0\.0\.1:5432\/live.*has no/],
    ['the embedded store', undefined, URL_OF('live'), /uses the store in .*for 127\.0\.0\.1:5432/],
    ['another database', URL_OF('live'), URL_OF('test'), /5432\/live, but .*5432\/test\./],
  ])('refuses where the last start used %s', async (_, started, given, message) => {
    mkdirSync(join(dataDir, 'pglite'));
    recordStore({ databaseUrl: started, dataDir });
    await expect(run(nothing, given)).rejects.toThrow(message);
    const said = await run(nothing, given).catch((error: Error) => error.message);
    expect(said).not.toContain('secret');
  });

  it('takes the recorded store for its own, whoever the database user is', () => {
    recordStore({ databaseUrl: URL_OF('live'), dataDir });
    expect(
      findOtherStore({ databaseUrl: 'postgres://other@127.0.0.1:5432/live', dataDir }),
    ).toBeUndefined();
  });
});
