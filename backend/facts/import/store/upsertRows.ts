import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { inList, type Database } from '../../../db/store';

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
