import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { BackendConfig } from '../config';
import { CannotStart, CannotStartYet } from '../db/CannotStart';
import { assertRoomToStart } from '../db/diskSpace';
import { A_COMMAND, DataDirectoryInUse, lockDataDirectory } from '../db/lock';
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

interface Waiting {
  logger: Logger;
  signal: AbortSignal;
}

/** @param toReason why it is tried again, for a while; throws what stays */
async function patiently<T>(
  attempt: () => Promise<T> | T,
  toReason: (error: unknown) => { waitsFor: string; sentence: string },
  { logger, signal }: Waiting,
): Promise<T> {
  for (let waited = 0; ; waited += RETRY_MS) {
    try {
      return await attempt();
    } catch (error) {
      const { waitsFor, sentence } = toReason(error);
      if (waited >= PATIENCE_MS) throw new CannotStartYet(sentence);
      if (waited % 10_000 === 0) logger.warn({ progress: `Waiting for ${waitsFor}` }, 'waiting');
      await wait(RETRY_MS, undefined, { signal });
    }
  }
}

const waitForPostgres = (store: Store, address: string, waiting: Waiting): Promise<void> =>
  patiently(
    () => store.ping(),
    (error) => {
      const code = errorCode(error);
      const sentence = `PostgreSQL at ${address} does not let us in (${code}). Check DATABASE_URL.`;
      if (HOPELESS.includes(code)) throw new CannotStart(sentence);
      return { waitsFor: `PostgreSQL at ${address} (${code})`, sentence };
    },
    waiting,
  );

/** A command that began while no backend ran has the directory for as long as it runs. */
const lockPatiently = ({ dataDir, host, port }: BackendConfig, waiting: Waiting) =>
  patiently(
    () => lockDataDirectory(dataDir, `http://${host}:${port}`),
    (error) => {
      if (!(error instanceof DataDirectoryInUse) || error.holder?.backendUrl !== A_COMMAND)
        throw error;
      return { waitsFor: 'a command to end', sentence: error.message };
    },
    waiting,
  );

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
    await waitForPostgres(store, databaseName(config.databaseUrl), { logger, signal });
    await migrate(store);
    recordStore(config);
    return { store, release: () => undefined };
  }
  await assertRoomToStart(config.dataDir);
  const release = await lockPatiently(config, { logger, signal });
  const store = await openEmbedded(config.dataDir);
  recordStore(config);
  return { store, release };
}
