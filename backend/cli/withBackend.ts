import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MountedAdminRoute } from '../admin/registerAdminRoutes';
import { A_COMMAND, DataDirectoryInUse, lockDataDirectory } from '../db/lock';
import { closeDataDirectory } from '../db/privateDirectory';
import { migrate } from '../db/migrate';
import { openEmbedded, openPostgres } from '../db/openStore';
import type { Store } from '../db/store';
import type { StoreLocation } from '../db/storeRecord';
import { assertHasStore, assertOwnStore } from './assertOwnStore';
import { callAdmin, type AdminAccess } from './callAdmin';
import { callHere } from './callHere';
import type { CallBackend } from './io';

export interface Place extends StoreLocation {
  /** The admin routes on a store, for when no backend runs. */
  openRoutes: (store: Store) => Promise<readonly MountedAdminRoute[]>;
  signal: AbortSignal;
}

const CONNECTIONS = 4;

type Work<T> = (call: CallBackend) => Promise<T>;

async function useStore<T>(store: Store, { openRoutes, signal }: Place, work: Work<T>): Promise<T> {
  try {
    return await work(callHere(await openRoutes(store), signal));
  } finally {
    await store.close();
  }
}

/** @throws DataDirectoryInUse when another command owns the directory */
function adminAccess(inUse: DataDirectoryInUse, signal: AbortSignal): AdminAccess {
  const { dataDir, holder } = inUse;
  if (!holder || !URL.canParse(holder.backendUrl)) throw inUse;
  const url = new URL(holder.backendUrl);
  if (url.hostname === '0.0.0.0' || url.hostname === '[::]') url.hostname = '127.0.0.1';
  try {
    const token = readFileSync(join(dataDir, 'admin-token'), 'utf8').trim();
    return { url: url.origin, token, signal };
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
    return lockDataDirectory(dataDir, A_COMMAND);
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
export async function withBackend<T>(place: Place, work: Work<T>): Promise<T> {
  assertOwnStore(place);
  const { databaseUrl, dataDir, signal } = place;
  if (databaseUrl) return useStore(await openShared(databaseUrl), place, work);
  closeDataDirectory(dataDir);
  const taken = takeDirectory(dataDir);
  if (taken instanceof DataDirectoryInUse) return work(callAdmin(adminAccess(taken, signal)));
  process.once('exit', taken);
  try {
    return await useStore(await openEmbedded(dataDir), place, work);
  } finally {
    process.off('exit', taken);
    taken();
  }
}
