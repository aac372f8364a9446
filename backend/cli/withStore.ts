import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataDirectoryInUse, findLockHolder, lockDataDirectory } from '../db/lock';
import { migrate } from '../db/migrate';
import { openEmbedded, openPostgres } from '../db/openStore';
import type { Store } from '../db/store';

/** PostgreSQL, or the embedded database in the data directory. */
export interface StoreLocation {
  databaseUrl: string | undefined;
  dataDir: string;
}

export interface AdminAccess {
  url: string;
  token: string;
}

export interface StoreWork<T> {
  direct: (store: Store) => Promise<T>;
  remote: (admin: AdminAccess) => Promise<T>;
}

const CONNECTIONS = 4;

async function useStore<T>(store: Store, work: StoreWork<T>): Promise<T> {
  try {
    await migrate(store);
    return await work.direct(store);
  } finally {
    await store.close();
  }
}

/** @throws DataDirectoryInUse when another command owns the directory */
function adminAccess(
  dataDir: string,
  holder: NonNullable<ReturnType<typeof findLockHolder>>,
): AdminAccess {
  if (!URL.canParse(holder.backendUrl)) throw new DataDirectoryInUse(dataDir, holder);
  const url = new URL(holder.backendUrl);
  if (url.hostname === '0.0.0.0' || url.hostname === '[::]') url.hostname = '127.0.0.1';
  try {
    return { url: url.origin, token: readFileSync(join(dataDir, 'admin-token'), 'utf8').trim() };
  } catch {
    throw new DataDirectoryInUse(dataDir, holder);
  }
}

/**
 * PostgreSQL is shared. The embedded database has one owner: a running backend does the work,
 * otherwise this process takes the directory.
 * @throws DataDirectoryInUse
 */
export async function withStore<T>(config: StoreLocation, work: StoreWork<T>): Promise<T> {
  if (config.databaseUrl) return useStore(openPostgres(config.databaseUrl, CONNECTIONS), work);
  const holder = findLockHolder(config.dataDir);
  if (holder) return work.remote(adminAccess(config.dataDir, holder));
  const release = lockDataDirectory(config.dataDir, 'a command, not a backend');
  process.once('exit', release);
  try {
    return await useStore(await openEmbedded(config.dataDir), work);
  } finally {
    process.off('exit', release);
    release();
  }
}
