/** Rows as JSON with a digest, to compare and to put back. */
import { sql, type SQL } from 'drizzle-orm';
import { readRows, type Database } from '../../db/store';
import { textArray } from '../store/upsertRows';

/** Table: [key, project], parents first. */
export const IMAGED = {
  projects: ['id', 'id'],
  project_aliases: ['alias', 'project_id'],
  tokens: ['id', 'project_id'],
  contracts: ['id', 'project_id'],
  audits: ['id', 'project_id'],
  incidents: ['id', 'project_id'],
  bounties: ['project_id', 'project_id'],
  observations: ['id', 'project_id'],
} as const;
export type ImagedTable = keyof typeof IMAGED;
export const IMAGED_TABLES = Object.keys(IMAGED) as ImagedTable[];

export interface Image {
  key: string;
  projectId: string | null;
  row: Record<string, unknown>;
  digest: string;
}

const FINDINGS = sql`|| jsonb_build_object('findings', (
  select coalesce(jsonb_agg(to_jsonb(f) - 'id' order by f.ordinal), '[]') from findings f where f.audit_id = t.id))`;

/** The digest ignores `updated_at` and columns without a value, which later versions may add. */
async function selectImages(tx: Database, table: ImagedTable, where: SQL): Promise<Image[]> {
  const [key, project] = IMAGED[table].map((name) => sql.identifier(name));
  // Instants in JSON follow the session's time zone.
  await tx.execute(sql`select set_config('TimeZone', 'UTC', true)`);
  return readRows<Image>(
    tx,
    sql`
    select key, "projectId", row, md5(jsonb_strip_nulls(row - 'updated_at')::text) as digest
    from (select t.${key!}::text as key, t.${project!} as "projectId",
      to_jsonb(t) ${table === 'audits' ? FINDINGS : sql``} as row
      from ${sql.identifier(table)} t where ${where}) image`,
  );
}

/** A condition on the table under the name `t`, in the key's own type: its index serves it. */
export function keyIn(table: ImagedTable, keys: readonly string[]): SQL {
  const column = sql`t.${sql.identifier(IMAGED[table][0])}`;
  return table === 'observations'
    ? sql`${column} = any(${sql.param(keys.map(Number))}::bigint[])`
    : sql`${column} = any(${textArray(keys)})`;
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

/** Observations that were added after the given id. */
export const readNewObservations = (
  tx: Database,
  projectIds: readonly string[],
  after: number,
): Promise<Image[]> =>
  selectImages(
    tx,
    'observations',
    sql`t.id > ${after} and t.project_id = any(${textArray(projectIds)})`,
  );
