import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { BackendConfig } from '../config';
import { lockDataDirectory } from '../db/lock';
import { migrate } from '../db/migrate';
import { openEmbedded, openPostgres } from '../db/openStore';
import type { Store } from '../db/store';

/** How long a start waits for a PostgreSQL that is starting too. */
const PATIENCE_MS = 60_000;
const RETRY_MS = 1_000;
/** Answers of PostgreSQL that no waiting changes: a wrong password, role or database. */
const HOPELESS = ['28P01', '28000', '3D000', '42501'];

/** A start that cannot go on, in one line for the operator. */
export class CannotStart extends Error {}

const codeOf = (error: unknown) => (error as { code?: string }).code ?? (error as Error).message;

/** The address without user and password. */
function shown(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

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
      if (HOPELESS.includes(codeOf(error)) || waited >= PATIENCE_MS) {
        throw new CannotStart(
          `PostgreSQL at ${address} does not let us in (${codeOf(error)}). Check DATABASE_URL.`,
        );
      }
      if (waited % 10_000 === 0)
        logger.warn(
          { progress: `Waiting for PostgreSQL at ${address} (${codeOf(error)})` },
          'waiting for PostgreSQL',
        );
      await wait(RETRY_MS, undefined, { signal });
    }
  }
}

/**
 * Opens and migrates the store that the configuration names. The embedded one is locked for this process first.
 * @returns the store, and a function that gives the data directory back (to be called when the store is closed).
 * @throws CannotStart, DataDirectoryInUse
 */
export async function openConfiguredStore(
  config: BackendConfig,
  logger: Logger,
  signal: AbortSignal,
): Promise<{ store: Store; release: () => void }> {
  if (config.databaseUrl) {
    const store = openPostgres(config.databaseUrl, config.databasePool);
    await waitForPostgres(store, shown(config.databaseUrl), logger, signal);
    await migrate(store);
    return { store, release: () => undefined };
  }
  const release = lockDataDirectory(config.dataDir, `http://${config.host}:${config.port}`);
  const store = await openEmbedded(config.dataDir);
  await migrate(store);
  return { store, release };
}
