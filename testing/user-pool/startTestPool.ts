import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Store } from '../../backend/db/store';
import type { CodePurpose } from '../../backend/users/identity/limits';
import type { Pool, PoolSettings } from '../../backend/users/identity/pool';
import { identifyCallers } from '../../backend/http/caller';
import { logRefusals } from '../../backend/http/logRefusals';
import { registerIdentityRoutes } from '../../backend/users/identity/routes';
import { registerChooserRoutes } from '../../backend/users/stand-ins/google/routes';
import { loadSecrets } from '../../backend/users/identity/secrets';

export interface SentCode {
  to: string;
  purpose: CodePurpose;
  code: string;
  linkCode: string;
  expiresInSeconds: number;
}

export interface TestPool {
  pool: Pool;
  endpoint: string;
  /** Newest last. */
  sent: SentCode[];
  close: () => Promise<void>;
}

export const SETTINGS: PoolSettings = {
  poolId: 'local_plumbline',
  clientId: 'plumbline-web',
  clientSecret: undefined,
  issuer: 'http://localhost/local_plumbline',
  hidesUsers: true,
};

export async function startTestPool(
  store: Store,
  now: () => Date,
  settings: Partial<PoolSettings> = {},
  logger?: Logger,
): Promise<TestPool> {
  const sent: SentCode[] = [];
  const pool: Pool = {
    ...SETTINGS,
    ...settings,
    db: store.db,
    now,
    secrets: await loadSecrets(store, now()),
    sendCode: async (_db, { now: _at, ...message }) => {
      sent.push(message);
    },
  };
  const app = fastify(logger && { loggerInstance: logger as never }) as unknown as FastifyInstance;
  identifyCallers(app, []);
  logRefusals(app, now);
  registerIdentityRoutes(app, pool);
  if (pool.domain?.hasChooser) registerChooserRoutes(app, pool, pool.domain);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}/cognito-idp`;
  // The port is only known now.
  pool.issuer = `${endpoint}/${pool.poolId}`;
  return { pool, sent, endpoint, close: () => app.close() };
}
