/** What store the service uses, for commands that are run beside it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** PostgreSQL, or the embedded database in the data directory. */
export interface StoreLocation {
  databaseUrl: string | undefined;
  dataDir: string;
}

/** Host and database, without user and password. */
export function databaseName(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

const recordFile = (dataDir: string): string => join(dataDir, 'store.json');

const toName = ({ databaseUrl }: StoreLocation): string =>
  databaseUrl === undefined ? 'embedded' : databaseName(databaseUrl);

/** @throws the system's error where the directory is not writable */
export function recordStore(location: StoreLocation): void {
  const record = JSON.stringify({ store: toName(location) });
  writeFileSync(recordFile(location.dataDir), record, { mode: 0o600 });
}

/** @returns the name of the store that the last start used, if it is another one */
export function findOtherStore(location: StoreLocation): string | undefined {
  try {
    const { store } = JSON.parse(readFileSync(recordFile(location.dataDir), 'utf8')) as {
      store?: unknown;
    };
    return typeof store === 'string' && store !== toName(location) ? store : undefined;
  } catch {
    return undefined;
  }
}
