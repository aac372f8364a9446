import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OperatorError } from '../admin/OperatorError';
import { findOtherStore, recordStore } from '../db/storeRecord';
import { withStore } from './withStore';

const URL_OF = (name: string) => `postgres://user:secret@127.0.0.1:5432/${name}`;
const work = { direct: async () => 'direct', remote: async () => 'remote' };

describe('a command', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'plumbline-with-store-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));
  const run = (databaseUrl?: string, directory = dataDir) =>
    withStore({ databaseUrl, dataDir: directory }, work);

  it('makes no store and no directory, and says what it looked for and what to do', async () => {
    const missing = join(dataDir, 'none');
    await expect(run(undefined, missing)).rejects.toThrow(
      new OperatorError(
        `No store found: DATABASE_URL is not set and ${join(missing, 'pglite')} does not exist. Give the command the service's settings: name its environment file in PLUMBLINE_ENV_FILE, or set DATABASE_URL or DATA_DIR. Only a start makes a new store.`,
      ),
    );
    expect(existsSync(missing)).toBe(false);
    await expect(run()).rejects.toThrow(/^No store found/);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it.each([
    ['PostgreSQL', URL_OF('live'), undefined, /uses PostgreSQL at 127\.0\.0\.1:5432\/live.*has no/],
    ['the embedded store', undefined, URL_OF('live'), /uses the store in .*for 127\.0\.0\.1:5432/],
    ['another database', URL_OF('live'), URL_OF('test'), /5432\/live, but .*5432\/test\./],
  ])('refuses where the last start used %s', async (_, started, given, message) => {
    mkdirSync(join(dataDir, 'pglite'));
    recordStore({ databaseUrl: started, dataDir });
    await expect(run(given)).rejects.toThrow(message);
    const said = await run(given).catch((error: Error) => error.message);
    expect(said).not.toContain('secret');
  });

  it('takes the recorded store for its own, whoever the database user is', () => {
    recordStore({ databaseUrl: URL_OF('live'), dataDir });
    expect(
      findOtherStore({ databaseUrl: 'postgres://other@127.0.0.1:5432/live', dataDir }),
    ).toBeUndefined();
  });
});
