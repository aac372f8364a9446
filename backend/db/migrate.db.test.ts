import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { openTestStore } from '../../testing/store';
import { migrate, SEVEN_STEPS, StoreVersionMismatch } from './migrate';
import * as schema from './schema';
import { iso, readRows, type Store } from './store';

/** The migrations folder with the baseline only. */
function copyBaseline(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-baseline-'));
  cpSync(join(__dirname, 'migrations'), folder, { recursive: true });
  const file = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: unknown[] };
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }));
  return folder;
}

describe('a store that another version made', () => {
  const folder = copyBaseline();
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const journal = async () =>
    (await readRows<{ hash: string }>(store.db, sql`select hash from schema_migrations`))
      .map((row) => row.hash)
      .sort();
  const pretend = async (hashes: string[]) => {
    await store.db.execute(sql`delete from schema_migrations`);
    for (const hash of hashes)
      await store.db.execute(
        sql`insert into schema_migrations (hash, created_at) values (${hash}, 0)`,
      );
  };

  it('goes on from the baseline when it has taken all seven steps that the baseline replaced', async () => {
    await pretend(SEVEN_STEPS);
    expect(await migrate(store, folder)).toBe(0);
    const carried = await journal();
    expect(carried).toHaveLength(1);
    expect(await migrate(store, folder)).toBe(0);
    expect(await journal()).toEqual(carried);
  });

  it.each([
    ['some of the seven', SEVEN_STEPS.slice(0, 6)],
    ['a step that this version does not know', [...SEVEN_STEPS, 'f00d']],
  ])('is refused and left as it is with %s', async (_, hashes) => {
    await pretend(hashes);
    await expect(migrate(store, folder)).rejects.toThrow(StoreVersionMismatch);
    expect(await journal()).toEqual([...hashes].sort());
  });
});

describe('migrations', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  afterAll(() => store.close());

  it('run once: a second run applies nothing', async () => {
    expect(await migrate(store)).toBe(0);
  });

  it('make exactly the columns that the schema names', async () => {
    const columns = await readRows<{ name: string }>(
      store.db,
      sql`
      select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
    );
    const stored = new Set(columns.map((row) => row.name));
    const named = Object.values(schema)
      .filter((value) => is(value, PgTable))
      .flatMap((table) =>
        Object.values(getTableColumns(table)).map(
          (column) => `${getTableName(table)}.${column.name}`,
        ),
      );
    expect(named.filter((name) => !stored.has(name))).toEqual([]);
  });

  it('read instants and counts alike on both engines', async () => {
    const [row] = await readRows<{ at: string; day: string; n: number }>(
      store.db,
      sql`
      select ${iso(sql`timestamptz '2026-11-21 10:00:00.5+02'`)} as at, date '2026-11-21' as day, count(*) as n from meta`,
    );
    expect(row).toEqual({ at: '2026-11-21T08:00:00.500Z', day: '2026-11-21', n: 0 });
  });
});
