/** @jest-environment node */
import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate } from '../backend/db/migrate';
import { openEmbedded, openPostgres } from '../backend/db/openStore';
import { readRows, type Store } from '../backend/db/store';
import { debianPostgres, findPostgres } from './debianPostgres';
import { migratePgliteIn } from './migratedPglite';

/** Backups as docs/runbook.md says: what was there comes back, what came later does not. */

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plumbline-restore-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function logEvent(store: Store, event: string): Promise<void> {
  await store.db.execute(sql`insert into audit_log (at, event, outcome, address_key, request_id)
    values (now(), ${event}, 'success', 'address', 'request')`);
}

const readLog = (store: Store) =>
  readRows<{ id: number; event: string }>(
    store.db,
    sql`select id, event from audit_log order by id`,
  );

/** A restored store is whole: its migrations are known, its triggers work, its numbers go on. */
async function expectWhole(store: Store): Promise<void> {
  expect(await readLog(store)).toEqual([{ id: 1, event: 'before' }]);
  expect(await migrate(store)).toBe(0);
  await expect(store.db.execute(sql`delete from audit_log`)).rejects.toThrow();
  await logEvent(store, 'after');
  expect((await readLog(store)).map(({ id }) => id)).toEqual([1, 2]);
}

it('the embedded store comes back from a copy of its directory', async () => {
  const data = join(folder, 'data');
  const backup = join(folder, 'backup');
  migratePgliteIn(data);
  let store = await openEmbedded(data);
  await logEvent(store, 'before');
  await store.close();
  cpSync(data, backup, { recursive: true });

  store = await openEmbedded(data);
  await logEvent(store, 'later');
  await store.close();
  renameSync(data, join(folder, 'moved away'));
  cpSync(backup, data, { recursive: true });

  store = await openEmbedded(data);
  await expectWhole(store);
  await store.close();
});

const programs = findPostgres();
const here = programs ? it : it.skip;
here(
  programs
    ? 'a database of PostgreSQL comes back from pg_dump, by pg_restore'
    : 'skipped: pg_dump and pg_restore (PostgreSQL 14 or newer) are not installed as on Debian',
  async () => {
    const server = await debianPostgres(programs!, folder);
    try {
      let store = openPostgres(server.makeDatabase('site'), 1);
      await migrate(store);
      await logEvent(store, 'before');
      const backup = server.dump('site');
      await logEvent(store, 'later');
      await store.close();

      store = openPostgres(server.restore(backup, 'restored'), 1);
      await expectWhole(store);
      await store.close();
    } finally {
      server.stop();
    }
  },
);
