import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { OperatorError } from '../admin/OperatorError';
import { readRows, type Store } from '../db/store';
import { databaseName, findOtherStore, type StoreLocation } from '../db/storeRecord';

const WAY_OUT =
  "Give the command the service's settings: name its environment file in PLUMBLINE_ENV_FILE, or set DATABASE_URL or DATA_DIR. Only a start makes a new store.";

/** Commands work on the service's store and make none. @throws OperatorError */
export function assertOwnStore(location: StoreLocation): void {
  const { databaseUrl, dataDir } = location;
  const other = findOtherStore(location);
  if (other !== undefined) {
    const used = other === 'embedded' ? `the store in ${dataDir}` : `PostgreSQL at ${other}`;
    const got =
      databaseUrl === undefined
        ? 'has no DATABASE_URL'
        : `has DATABASE_URL for ${databaseName(databaseUrl)}`;
    throw new OperatorError(`The service uses ${used}, but this command ${got}. ${WAY_OUT}`);
  }
  const directory = join(dataDir, 'pglite');
  if (databaseUrl === undefined && !existsSync(directory))
    throw new OperatorError(
      `No store found: DATABASE_URL is not set and ${directory} does not exist. ${WAY_OUT}`,
    );
}

/** @throws OperatorError for a database without Plumbline's tables */
export async function assertHasStore(store: Store, databaseUrl: string): Promise<void> {
  const [found] = await readRows<{ known: boolean }>(
    store.db,
    sql`select to_regclass('schema_migrations') is not null as known`,
  );
  if (!found?.known)
    throw new OperatorError(
      `No store found: the database ${databaseName(databaseUrl)} (DATABASE_URL) is empty. ${WAY_OUT}`,
    );
}
