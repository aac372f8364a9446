import type { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
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
