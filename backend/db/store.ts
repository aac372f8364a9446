import type { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type * as schema from './schema';

/** The query interface that PGlite and PostgreSQL share; a transaction has the same type. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The database itself, for the queue (backend/jobs), whose package brings its own SQL. */
export type Connection = { engine: 'pglite'; client: PGlite } | { engine: 'postgres'; url: string };

/** An open database. Every query of the backend goes through `db`, except for the queue's. */
export interface Store {
  engine: 'pglite' | 'postgres';
  db: Database;
  connection: Connection;
  /** Resolves when the database answers. @throws when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** What most features work with. */
export interface StoreAndClock {
  store: Store;
  now: () => Date;
}

/** Rows of a raw query, the same on both engines. */
export async function rowsOf<Row>(db: Database, query: SQL): Promise<Row[]> {
  const result = (await db.execute(query)) as unknown as { rows: Row[] };
  return result.rows;
}

/** A `timestamptz` of a raw query as ISO 8601 in UTC; typed selects do this by themselves. */
export function iso(instant: SQLWrapper): SQL<string> {
  return sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
