import { sql } from 'drizzle-orm';
import { readRows, textArray, type Database } from '../../../db/store';

export interface Owner {
  id: string;
  projectId: string;
  origin: string;
}

type Owned = 'tokens' | 'contracts' | 'issued_tokens';

const owners = (ids: readonly string[], table: Owned) => sql`
  select o.id, o.project_id as "projectId", p.origin from ${sql.identifier(table)} o join projects p on p.id = o.project_id
  where o.id = any(${textArray(ids)})`;

/** By CAIP-19 (tokens) or CAIP-10. */
export async function findOwners(
  tx: Database,
  table: Owned,
  ids: readonly string[],
): Promise<Map<string, Owner>> {
  if (ids.length === 0) return new Map();
  return new Map((await readRows<Owner>(tx, owners(ids, table))).map((row) => [row.id, row]));
}

/** The origin is null for a former id. */
export async function findTaken(
  tx: Database,
  ids: readonly string[],
): Promise<Map<string, { projectId: string; origin: string | null }>> {
  if (ids.length === 0) return new Map();
  const rows = await readRows<{ id: string; projectId: string; origin: string | null }>(
    tx,
    sql`
    select alias as id, project_id as "projectId", null as origin from project_aliases
    where alias = any(${textArray(ids)})
    union all
    select id, id as "projectId", origin from projects where id = any(${textArray(ids)})`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
