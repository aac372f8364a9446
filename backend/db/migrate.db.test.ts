import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { openTestStore } from '../../testing/store';
import { migrate } from './migrate';
import * as schema from './schema';
import { iso, rowsOf, type Store } from './store';

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
    const columns = await rowsOf<{ name: string }>(
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
    const [row] = await rowsOf<{ at: string; day: string; n: number }>(
      store.db,
      sql`
      select ${iso(sql`timestamptz '2026-11-21 10:00:00.5+02'`)} as at, date '2026-11-21' as day, count(*) as n from meta`,
    );
    expect(row).toEqual({ at: '2026-11-21T08:00:00.500Z', day: '2026-11-21', n: 0 });
  });
});
