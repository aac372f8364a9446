import type { PGlite } from '@electric-sql/pglite';
import { getTableColumns, getTableName, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgDatabase, PgQueryResultHKT, PgTable } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** Shared by PGlite and PostgreSQL; transactions have the same type. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** For the queue (backend/jobs), whose package brings its own SQL. */
export type Connection = { engine: 'pglite'; client: PGlite } | { engine: 'postgres'; url: string };

/** All queries use `db`, except the queue's. */
export interface Store {
  engine: 'pglite' | 'postgres';
  db: Database;
  connection: Connection;
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface StoreAndClock {
  store: Store;
  now: () => Date;
}

export async function readRows<Row>(db: Database, query: SQL): Promise<Row[]> {
  const result = (await db.execute(query)) as unknown as { rows: Row[] };
  return result.rows;
}

/** All that `read` reads is of one moment: no rating beside facts of another run. */
export const atOneMoment = <T>(db: Database, read: (db: Database) => Promise<T>): Promise<T> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });

/** @param change ends in `returning` @returns how many rows it changed, without loading them */
export async function countChanged(db: Database, change: SQL): Promise<number> {
  const [row] = await readRows<{ n: number }>(
    db,
    sql`with changed as (${change}) select count(*) as n from changed`,
  );
  return row!.n;
}

/** One array parameter always uses the index, unlike a join with a list. */
export const textArray = (values: Iterable<string>): SQL => sql`${sql.param([...values])}::text[]`;

export const inList = (column: SQLWrapper, values: Iterable<string>): SQL =>
  sql`${column} = any(${textArray(values)})`;

export function iso(instant: SQLWrapper): SQL<string> {
  return sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

function toColumns(table: PgTable, rows: readonly object[]): { columns: string[]; json: string } {
  const named = Object.entries(getTableColumns(table)).map(
    ([property, column]) => [property, column.name] as const,
  );
  const present = named.filter(([property]) => rows.some((row) => property in row));
  const json = JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(
        present.map(([property, name]) => [
          name,
          (row as Record<string, unknown>)[property] ?? null,
        ]),
      ),
    ),
  );
  return { columns: present.map(([, name]) => name), json };
}

/** Upserts rows through one parameter. Columns that no row names keep the table's defaults. */
export async function upsertRows(
  tx: Database,
  table: PgTable,
  rows: readonly object[],
  key?: PgColumn,
): Promise<void> {
  if (rows.length === 0) return;
  const { columns, json } = toColumns(table, rows);
  const list = sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const set = sql.join(
    columns
      .filter((name) => name !== key?.name && name !== 'created_at')
      .map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
    sql`, `,
  );
  await tx.execute(sql`
    insert into ${table} (${list})
    select ${list} from jsonb_populate_recordset(null::${sql.identifier(getTableName(table))}, ${json}::jsonb)
    ${key ? sql`on conflict (${sql.identifier(key.name)}) do update set ${set}` : sql``}`);
}

export async function deleteRows(
  tx: Database,
  table: PgTable,
  column: PgColumn,
  values: readonly string[],
): Promise<void> {
  if (values.length > 0) await tx.delete(table).where(inList(column, values));
}
