import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../config';
import { CannotStart } from '../db/CannotStart';
import { A_COMMAND, DataDirectoryInUse, lockDataDirectory } from '../db/lock';
import { openConfiguredStore } from './openConfiguredStore';

declare const ENGINE: 'pglite' | 'postgres';

/** A first start creates a database. */
jest.setTimeout(120_000);

const logger = pino({ level: 'silent' });
const dataDir = mkdtempSync(join(tmpdir(), 'plumbline-start-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const open = (databaseUrl?: string) =>
  openConfiguredStore(
    readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }),
    logger,
    new AbortController().signal,
  );
const server = (change: (url: URL) => void = () => undefined): string => {
  const url = new URL(process.env.TEST_DATABASE_URL!);
  change(url);
  return url.href;
};
const onlyOn = (engine: typeof ENGINE) => (ENGINE === engine ? it : it.skip);

describe('openConfiguredStore', () => {
  onlyOn('pglite')('opens the embedded store, migrated, for one owner at a time', async () => {
    const first = await open();
    expect(first.store.engine).toBe('pglite');
    await first.store.ping();
    await expect(open()).rejects.toThrow(DataDirectoryInUse);
    await first.store.close();
    first.release();
    expect(existsSync(join(dataDir, 'plumbline.lock'))).toBe(false);
    const second = await open();
    await second.store.close();
    second.release();
  });

  onlyOn('pglite')('waits for a command to end, which has the directory', async () => {
    const release = lockDataDirectory(dataDir, A_COMMAND);
    const opening = open();
    await expect(Promise.race([opening, Promise.resolve('waits')])).resolves.toBe('waits');
    release();
    const { store, release: releaseOwn } = await opening;
    await store.close();
    releaseOwn();
  });

  onlyOn('postgres')(
    'opens the PostgreSQL that is configured, and touches no directory',
    async () => {
      const { store, release } = await open(server());
      await store.ping();
      expect(store.engine).toBe('postgres');
      expect(existsSync(join(dataDir, 'pglite'))).toBe(false);
      await store.close();
      release();
    },
  );

  onlyOn('postgres')(
    'gives up at once on a wrong password or database, and never tells the password',
    async () => {
      const failures = await Promise.all(
        [
          open(
            server((url) => {
              url.username = 'nobody';
              url.password = 'open-sesame';
            }),
          ),
          open(
            server((url) => {
              url.pathname = '/not_there';
            }),
          ),
        ].map((opening) =>
          opening.then(
            () => undefined,
            (error: Error) => error,
          ),
        ),
      );
      for (const failure of failures) expect(failure).toBeInstanceOf(CannotStart);
      expect(failures.map((failure) => failure?.message).join(' ')).not.toContain('open-sesame');
    },
  );
});
