import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { Pool, types } from 'pg';
import { migrate } from './migrate';
import * as schema from './schema';
import type { Database, Store } from './store';

/** Counts fit a double: bigint and count(*) arrive as numbers on both engines. */
types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.NUMERIC, Number);

const PGLITE_PARSERS = { [types.builtins.INT8]: Number, [types.builtins.NUMERIC]: Number };

export function openPostgres(databaseUrl: string, pool: number): Store {
  const client = new Pool({
    connectionString: databaseUrl,
    max: pool,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 60_000,
    application_name: 'plumbline',
  });
  // Without a listener, a dropped idle connection would end the process.
  client.on('error', () => undefined);
  const db = drizzlePostgres(client, { schema }) as unknown as Database;
  return {
    engine: 'postgres',
    db,
    connection: { engine: 'postgres', url: databaseUrl },
    ping: async () => {
      await client.query('select 1');
    },
    close: () => client.end(),
  };
}

/**
 * @param directory undefined keeps it in memory (tests)
 * @param files an initial store from PGlite's dumpDataDir
 */
export async function openPglite(directory: string | undefined, files?: Blob): Promise<Store> {
  const client = await PGlite.create({
    dataDir: directory,
    loadDataDir: files,
    parsers: PGLITE_PARSERS,
  });
  const db = drizzlePglite(client, { schema }) as unknown as Database;
  return {
    engine: 'pglite',
    db,
    connection: { engine: 'pglite', client },
    ping: async () => {
      await client.query('select 1');
    },
    close: () => client.close(),
  };
}

/**
 * The first start builds the store beside its place and renames it, so a killed start leaves
 * nothing half made. The caller must have the directory lock.
 */
export async function openEmbedded(dataDir: string): Promise<Store> {
  const directory = join(dataDir, 'pglite');
  if (!existsSync(directory)) {
    const beside = join(dataDir, 'pglite.new');
    rmSync(beside, { recursive: true, force: true });
    mkdirSync(dataDir, { recursive: true });
    const fresh = await openPglite(beside);
    await migrate(fresh);
    await fresh.close();
    renameSync(beside, directory);
  }
  return openPglite(directory);
}
