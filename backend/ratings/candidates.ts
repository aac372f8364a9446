import { sql } from 'drizzle-orm';
import { readRows, type Database } from '../db/store';
import { anyOf } from './facts/shared';

/**
 * Tokens and votes alone give nothing to rate, so a list of a million tokens never leaves the
 * database.
 */
const HAS_FACTS = sql`(
  exists (select 1 from contracts x where x.project_id = p.id)
  or exists (select 1 from audits x where x.project_id = p.id)
  or exists (select 1 from incidents x where x.project_id = p.id)
  or exists (select 1 from bounties x where x.project_id = p.id)
  or exists (select 1 from observations x where x.project_id = p.id)
  or exists (select 1 from ratings x where x.project_id = p.id)
  or exists (select 1 from project_scores x where x.project_id = p.id and (x.audit_count > 0 or x.incident_count > 0 or x.has_bounty))
)`;

export async function countCandidates(db: Database): Promise<number> {
  const [row] = await readRows<{ n: number }>(
    db,
    sql`select count(*) as n from projects p where ${HAS_FACTS}`,
  );
  return row?.n ?? 0;
}

/** Pages by id, after a given one; an empty page is the end. */
export async function listCandidates(
  db: Database,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await readRows<{ id: string }>(
    db,
    sql`
    select p.id from projects p where p.id > ${after} and ${HAS_FACTS} order by p.id limit ${limit}`,
  );
  return rows.map((row) => row.id);
}

export function listGiven(
  db: Database,
  projectIds: readonly string[],
): Promise<{ id: string; hasFacts: boolean }[]> {
  return readRows<{ id: string; hasFacts: boolean }>(
    db,
    sql`
    select p.id, ${HAS_FACTS} as "hasFacts" from projects p where p.id = ${anyOf(projectIds)} order by p.id`,
  );
}
