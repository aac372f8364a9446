import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { Pool, types } from 'pg';
import { migrate } from './migrate';
import * as schema from './schema';
import { closeTree, makePrivateDirectory, OWN_ONLY } from './privateDirectory';
import { CannotStart } from './CannotStart';
import type { Database, Store } from './store';
import { assertFilesWhole, assertTablesWhole, StoreDamaged } from './wholeStore';

/** Counts fit a double: bigint and count(*) arrive as numbers on both engines. */
types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.NUMERIC, Number);

/** In Emscripten's numbering (WASI). */
const EMSCRIPTEN_ENOSPC = 51;

/** A quarter of the default: its memory is never given back, and the system caches files as well. */
const PGLITE_START = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

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
  // Without listeners, a connection that ends would end the process: idle ones report to the pool,
  // those in use to no one else. Their queries fail either way.
  client.on('error', () => undefined);
  client.on('connect', (connection) => connection.on('error', () => undefined));
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

/** Emscripten gives each new file the mode that PostgreSQL asked for, whatever the umask. */
function keepPrivate({ Module }: PGlite): void {
  const FS = Module.FS as { chmod: (path: unknown, mode: number, ...rest: unknown[]) => void };
  const { chmod } = FS;
  FS.chmod = (path, mode, ...rest) => chmod.call(FS, path, mode & OWN_ONLY, ...rest);
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
    startParams: PGLITE_START,
  });
  keepPrivate(client);
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

/** The operator's matter, not the store's. */
const WAYS_OUT: Record<string, string> = {
  ENOSPC: 'The disk is full. Make room, then start again.',
  EDQUOT: 'The disk quota is used up. Make room, then start again.',
  EROFS: 'The file system is read-only.',
  EACCES: 'Give the data directory to the account that runs Plumbline.',
  EPERM: 'Give the data directory to the account that runs Plumbline.',
};

/** What PGlite says when the database in it ended at once. */
const ENGINE_GAVE_UP = /^(Aborted|unreachable|PGlite failed|Program terminated)/;

function readReason(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
  return ENGINE_GAVE_UP.test(line) ? 'the database cannot read it' : line.slice(0, 200);
}

/** An error of the system, or of Emscripten with its number alone. */
function systemCode(error: unknown): string | undefined {
  const { code, errno, cause } = error as { code?: string; errno?: number; cause?: unknown };
  if (code !== undefined && code in WAYS_OUT) return code;
  if (code === '53100' || errno === EMSCRIPTEN_ENOSPC) return 'ENOSPC';
  return cause === undefined ? undefined : systemCode(cause);
}

async function makeBeside(dataDir: string, directory: string): Promise<void> {
  const beside = join(dataDir, 'pglite.new');
  rmSync(beside, { recursive: true, force: true });
  makePrivateDirectory(dataDir);
  const fresh = await openPglite(beside);
  await migrate(fresh);
  await fresh.close();
  renameSync(beside, directory);
}

async function openMigrated(directory: string): Promise<Store> {
  assertFilesWhole(directory);
  const store = await openPglite(directory);
  await migrate(store);
  await assertTablesWhole(store.db, directory);
  // Files that PGlite made before keepPrivate.
  closeTree(directory);
  return store;
}

/**
 * The first start builds the store beside its place and renames it, so a killed start leaves
 * nothing half made. The caller must have the directory lock.
 * @returns a store that is migrated
 * @throws CannotStart
 */
export async function openEmbedded(dataDir: string): Promise<Store> {
  const directory = join(dataDir, 'pglite');
  try {
    if (!existsSync(directory)) await makeBeside(dataDir, directory);
    return await openMigrated(directory);
  } catch (error) {
    if (error instanceof CannotStart) throw error;
    const code = systemCode(error);
    if (code)
      throw new CannotStart(
        `The store in ${directory} cannot be opened (${code}). ${WAYS_OUT[code]}`,
        {
          cause: error,
        },
      );
    throw new StoreDamaged(directory, readReason(error), { cause: error });
  }
}
