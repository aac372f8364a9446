/**
 * The web tier's API routes and a backend with its embedded pool, in one process over real HTTP.
 */
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { NextApiHandler } from 'next';
import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver';
import { pino } from 'pino';
import type { Store } from '../../backend/db/store';
import { directoryStore } from '../../backend/files';
import type { FlagFile } from '../../backend/site/flags/flagFile';
import type { Pool } from '../../backend/users/identity/pool';
import { loadSecrets } from '../../backend/users/identity/secrets';
import { openTestStore } from '../store';
import { type SentCode, SETTINGS } from '../user-pool/startTestPool';
import { CREDENTIAL } from '../webTier';

export interface Route {
  default: NextApiHandler;
  config?: object;
}

interface Routes {
  routes: Record<string, Route>;
  catchAll: Route;
}

export interface TestSite {
  url: string;
  store: Store;
  pool: Pool;
  sent: SentCode[];
  /** The backend's clock; the site uses the machine's. */
  clock: { now: Date };
  setBackend(up: boolean): void;
  /**
   * The next calls of a path get these statuses without reaching the backend; 0 breaks the
   * connection.
   */
  failNext(path: string, ...statuses: number[]): void;
  close(): Promise<void>;
}

const listen = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/** As Next parses it. */
export function parseQuery(url: URL): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(url.searchParams.keys())].map((name) => {
      const values = url.searchParams.getAll(name);
      return [name, values.length > 1 ? values : values[0]!];
    }),
  );
}

export const NO_PREVIEW = {
  previewModeId: '',
  previewModeEncryptionKey: '',
  previewModeSigningKey: '',
} as never;

/** Like Next: a route's own file wins over `[...nextauth]`. */
function serveRoutes(routes: Record<string, Route>, catchAll: Route) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const url = new URL(request.url ?? '/', 'http://site');
    const [, folder = '', name = ''] = /^(.*)\/([^/]+)$/.exec(url.pathname) ?? [];
    const dynamic = routes[`${folder}/[id]`];
    const route = routes[url.pathname] ?? dynamic;
    const query = parseQuery(url);
    if (route && route === dynamic) query.id = decodeURIComponent(name);
    if (!route) query.nextauth = url.pathname.split('/').slice(3).map(decodeURIComponent);
    void apiResolver(request, response, query, route ?? catchAll, NO_PREVIEW, false);
  };
}

/**
 * Quarters of a second spent waiting were half of these tests' time. The wait has a test of its own,
 * and so has who waits: server/auth/fixedTimeRoutes.test.ts.
 */
const answerAtOnce = () =>
  jest.doMock('../../server/auth/atFixedTime', () => ({
    atFixedTime: jest.fn((work: () => Promise<unknown>) => work()),
  }));

/** A real hash costs 30 ms, twice for each person; backend/users/identity/password.db.test.ts has it. */
const hashCheaply = () =>
  jest.doMock('@node-rs/argon2', () => ({
    ...jest.requireActual<object>('@node-rs/argon2'),
    hash: (password: string) =>
      jest
        .requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2')
        .hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
  }));

/**
 * Starts backend and routes; sets the environment before loading the routes.
 * @param load imports the routes by path, and `[...nextauth]`; or what answers every request
 * @param flags the backend's flag file; without one, all flags are off
 */
export async function startTestSite(
  load: () => Promise<Routes | RequestListener>,
  flags?: FlagFile,
): Promise<TestSite> {
  const store = await openTestStore();
  const clock = { now: new Date() };
  const now = () => clock.now;
  const sent: SentCode[] = [];
  let up = true;
  // Created later: the pool's tokens contain its address.
  const made: { app?: FastifyInstance } = {};
  const failures = new Map<string, number[]>();
  const backend = createServer((request, response) => {
    const failure = failures.get(request.url ?? '')?.shift();
    if (!up || failure === 0) request.socket.destroy();
    else if (failure)
      response
        .writeHead(failure, { 'content-type': 'application/json', 'retry-after': '3' })
        .end('{"error":{}}');
    else made.app?.routing(request, response);
  });
  // Busy tests come back to a connection later than the default of five seconds.
  const site = createServer({ keepAliveTimeout: 60_000 });
  const url = `http://localhost:${await listen(site)}`;
  const backendUrl = `http://127.0.0.1:${await listen(backend)}`;
  const pool: Pool = {
    ...SETTINGS,
    issuer: `${backendUrl}/cognito-idp/${SETTINGS.poolId}`,
    domain: { siteUrl: url, hasChooser: true },
    db: store.db,
    now,
    secrets: await loadSecrets(store, now()),
    sendCode: async (_db, { now: _at, ...message }) => {
      sent.push(message);
    },
  };
  const filesRoot = mkdtempSync(join(tmpdir(), 'site-files-'));
  hashCheaply();
  const { createApp } = await import('../../backend/createApp');
  const app = await createApp({
    store,
    now,
    logger: pino({ level: 'silent' }),
    pool,
    flags,
    files: directoryStore(filesRoot),
    credentials: [CREDENTIAL],
  });
  await app.ready();
  made.app = app;
  Object.assign(process.env, {
    BACKEND_URL: backendUrl,
    BACKEND_CREDENTIAL: CREDENTIAL,
    NEXTAUTH_URL: url,
    NEXTAUTH_SECRET: 'a secret of thirty-two characters',
    COGNITO_USER_POOL_ID: SETTINGS.poolId,
  });
  answerAtOnce();
  const loaded = await load();
  site.on(
    'request',
    typeof loaded === 'function' ? loaded : serveRoutes(loaded.routes, loaded.catchAll),
  );
  return {
    url,
    store,
    pool,
    sent,
    clock,
    setBackend: (next) => {
      up = next;
    },
    failNext: (path, ...statuses) => {
      failures.set(path, statuses);
    },
    async close() {
      await (await import('../../server/flags/flagsFor')).closeFlags();
      for (const server of [site, backend]) {
        server.closeAllConnections();
        await new Promise((resolve) => {
          server.close(resolve);
        });
      }
      await app.close();
      await store.close();
      rmSync(filesRoot, { recursive: true });
    },
  };
}
