import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseUrl, dropDatabase, makeDatabase } from '../../testing/postgres';
import { withBackend, type Place } from './withBackend';

declare const ENGINE: 'pglite' | 'postgres';

const onPostgres = ENGINE === 'postgres' ? it : it.skip;

describe('a command on PostgreSQL', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'plumbline-with-backend-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  async function on(template: string | undefined, work: (place: Place) => Promise<void>) {
    const name = await makeDatabase(template);
    const place = { databaseUrl: databaseUrl(name), dataDir, openRoutes: async () => [] };
    try {
      await work({ ...place, signal: new AbortController().signal });
    } finally {
      await dropDatabase(name);
    }
  }

  onPostgres('works beside others on the store, without the directory', () =>
    on(process.env.TEST_DATABASE_TEMPLATE, async (place) => {
      const inner = () => withBackend(place, async () => 'done');
      expect(await withBackend(place, inner)).toBe('done');
      expect(readdirSync(dataDir)).toEqual([]);
    }),
  );

  onPostgres('makes no store', () =>
    on(undefined, async (place) => {
      await expect(withBackend(place, async () => 'done')).rejects.toThrow(
        /^No store found: the database .* is empty\./,
      );
    }),
  );
});
