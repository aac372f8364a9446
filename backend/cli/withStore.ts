import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataDirectoryInUse, lockDataDirectory } from '../db/lock';
import { closeDataDirectory } from '../db/privateDirectory';
import { migrate } from '../db/migrate';
import { openEmbedded, openPostgres } from '../db/openStore';
import type { Store } from '../db/store';
import type { StoreLocation } from '../db/storeRecord';
import { assertHasStore, assertOwnStore } from './assertOwnStore';

export type { StoreLocation };

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
    return await work.direct(store);
  } finally {
    await store.close();
  }
}

/** @throws DataDirectoryInUse when another command owns the directory */
function adminAccess(inUse: DataDirectoryInUse): AdminAccess {
  const { dataDir, holder } = inUse;
  if (!holder || !URL.canParse(holder.backendUrl)) throw inUse;
  const url = new URL(holder.backendUrl);
  if (url.hostname === '0.0.0.0' || url.hostname === '[::]') url.hostname = '127.0.0.1';
  try {
    return { url: url.origin, token: readFileSync(join(dataDir, 'admin-token'), 'utf8').trim() };
  } catch {
    throw inUse;
  }
}

async function openShared(databaseUrl: string): Promise<Store> {
  const store = openPostgres(databaseUrl, CONNECTIONS);
  try {
    await assertHasStore(store, databaseUrl);
    await migrate(store);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** @returns the owner of the directory instead, if there is one */
function takeDirectory(dataDir: string): (() => void) | DataDirectoryInUse {
  try {
    return lockDataDirectory(dataDir, 'a command, not a backend');
  } catch (error) {
    if (error instanceof DataDirectoryInUse) return error;
    throw error;
  }
}

/**
 * PostgreSQL is shared. The embedded database has one owner: a running backend does the work,
 * otherwise this process takes the directory.
 * @throws DataDirectoryInUse, OperatorError where the service's store is not found
 */
export async function withStore<T>(config: StoreLocation, work: StoreWork<T>): Promise<T> {
  assertOwnStore(config);
  if (config.databaseUrl) return useStore(await openShared(config.databaseUrl), work);
  closeDataDirectory(config.dataDir);
  const taken = takeDirectory(config.dataDir);
  if (taken instanceof DataDirectoryInUse) return work.remote(adminAccess(taken));
  process.once('exit', taken);
  try {
    return await useStore(await openEmbedded(config.dataDir), work);
  } finally {
    process.off('exit', taken);
    taken();
  }
}
