import { sql } from 'drizzle-orm';
import { contracts, issuedTokens, tokens } from '../../../db/schema';
import { readRows, textArray, type Database } from '../../../db/store';

export interface Owner {
  id: string;
  projectId: string;
  origin: string;
}

const TABLES = { tokens, contracts, issuedTokens };

/** By CAIP-19 (tokens) or CAIP-10. */
export async function findOwners(
  tx: Database,
  list: keyof typeof TABLES,
  ids: readonly string[],
): Promise<Map<string, Owner>> {
  if (ids.length === 0) return new Map();
  const rows = await readRows<Owner>(
    tx,
    sql`select o.id, o.project_id as "projectId", p.origin
      from ${TABLES[list]} o join projects p on p.id = o.project_id
      where o.id = any(${textArray(ids)})`,
  );
  return new Map(rows.map((row) => [row.id, row]));
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
