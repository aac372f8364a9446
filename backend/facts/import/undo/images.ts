/** Rows as JSON with a digest, to compare and to put back. */
import { sql, type SQL } from 'drizzle-orm';
import { readRows, textArray, type Database } from '../../../db/store';
import { IMAGED, type ImagedTable } from './imagedTables';

export interface Image {
  key: string;
  projectId: string | null;
  row: Record<string, unknown>;
  digest: string;
}

const column = (name: string): SQL => sql`t.${sql.identifier(name)}`;

/** Of the table under the name `t`. */
const keyOf = (table: ImagedTable): SQL => {
  const [first, ...rest] = IMAGED[table].key.map((name) => sql`${column(name)}::text`);
  return rest.reduce((key, part) => sql`${key} || ' ' || ${part}`, first!);
};

/** The digest ignores `updated_at` and columns without a value, which later versions may add. */
async function selectImages(tx: Database, table: ImagedTable, where: SQL): Promise<Image[]> {
  const { project, row } = IMAGED[table];
  // Instants in JSON follow the session's time zone.
  await tx.execute(sql`select set_config('TimeZone', 'UTC', true)`);
  return readRows<Image>(
    tx,
    sql`
    select key, "projectId", row, md5(jsonb_strip_nulls(row - 'updated_at')::text) as digest
    from (select ${keyOf(table)} as key, ${column(project)} as "projectId", ${row} as row
      from ${sql.identifier(table)} t where ${where}) image`,
  );
}

/** A condition on the table under the name `t`, in the key's own type: its index serves it. */
export function keyIn(table: ImagedTable, keys: readonly string[]): SQL {
  const { key, type = 'text' } = IMAGED[table];
  const [first, second] = key.map(column);
  if (second)
    return sql`(${first}, ${second}) in (select split_part(k, ' ', 1), split_part(k, ' ', 2)
      from unnest(${textArray(keys)}) k)`;
  return type === 'bigint'
    ? sql`${first} = any(${sql.param(keys.map(Number))}::bigint[])`
    : sql`${first} = any(${textArray(keys)})`;
}

export async function readImages(
  tx: Database,
  table: ImagedTable,
  keys: readonly string[],
): Promise<Map<string, Image>> {
  if (keys.length === 0) return new Map();
  const images = await selectImages(tx, table, keyIn(table, keys));
  return new Map(images.map((image) => [image.key, image]));
}

const ofProjects = (table: ImagedTable, ids: readonly string[]): SQL =>
  sql`${column(IMAGED[table].project)} = any(${textArray(ids)})`;

/** All rows of the projects. */
export const readImagesOf = (
  tx: Database,
  table: ImagedTable,
  projectIds: readonly string[],
): Promise<Image[]> => selectImages(tx, table, ofProjects(table, projectIds));

/** Observations that were added after the given id. */
export const readNewObservations = (
  tx: Database,
  projectIds: readonly string[],
  after: number,
): Promise<Image[]> =>
  selectImages(
    tx,
    'observations',
    sql`t.id > ${after} and ${ofProjects('observations', projectIds)}`,
  );
