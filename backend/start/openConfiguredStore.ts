import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { BackendConfig } from '../config';
import { CannotStart, CannotStartYet } from '../db/CannotStart';
import { assertRoomToStart } from '../db/diskSpace';
import { lockDataDirectory } from '../db/lock';
import { migrate } from '../db/migrate';
import { openEmbedded, openPostgres } from '../db/openStore';
import type { Store } from '../db/store';
import { databaseName, recordStore } from '../db/storeRecord';

/** How long to wait for a PostgreSQL that is starting too. */
const PATIENCE_MS = 60_000;
const RETRY_MS = 1_000;
/** What waiting can't fix: a wrong password, role or database, or a missing privilege. */
const HOPELESS = ['28P01', '28000', '3D000', '42501'];

const errorCode = (error: unknown) => (error as { code?: string }).code ?? (error as Error).message;

async function waitForPostgres(
  store: Store,
  address: string,
  logger: Logger,
  signal: AbortSignal,
): Promise<void> {
  for (let waited = 0; ; waited += RETRY_MS) {
    try {
      await store.ping();
      return;
    } catch (error) {
      const sentence = `PostgreSQL at ${address} does not let us in (${errorCode(error)}). Check DATABASE_URL.`;
      if (HOPELESS.includes(errorCode(error))) throw new CannotStart(sentence);
      if (waited >= PATIENCE_MS) throw new CannotStartYet(sentence);
      if (waited % 10_000 === 0)
        logger.warn(
          { progress: `Waiting for PostgreSQL at ${address} (${errorCode(error)})` },
          'waiting for PostgreSQL',
        );
      await wait(RETRY_MS, undefined, { signal });
    }
  }
}

/**
 * Locks an embedded store first. The caller has made the directory (closeDataDirectory).
 * @returns the store, and a function that unlocks it after closing.
 * @throws CannotStart, DataDirectoryInUse
 */
export async function openConfiguredStore(
  config: BackendConfig,
  logger: Logger,
  signal: AbortSignal,
): Promise<{ store: Store; release: () => void }> {
  if (config.databaseUrl) {
    const store = openPostgres(config.databaseUrl, config.databasePool);
    await waitForPostgres(store, databaseName(config.databaseUrl), logger, signal);
    await migrate(store);
    recordStore(config);
    return { store, release: () => undefined };
  }
  await assertRoomToStart(config.dataDir);
  const release = lockDataDirectory(config.dataDir, `http://${config.host}:${config.port}`);
  const store = await openEmbedded(config.dataDir);
  recordStore(config);
  return { store, release };
}
