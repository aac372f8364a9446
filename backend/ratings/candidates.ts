import { and, gt, sql } from 'drizzle-orm';
import { projects } from '../db/schema';
import { inList, type Database } from '../db/store';

/**
 * Tokens and votes alone give nothing to rate, so a list of a million tokens never leaves the
 * database.
 */
const HAS_FACTS = sql<boolean>`(
  exists (select 1 from contracts x where x.project_id = projects.id)
  or exists (select 1 from audits x where x.project_id = projects.id)
  or exists (select 1 from incidents x where x.project_id = projects.id)
  or exists (select 1 from bounties x where x.project_id = projects.id)
  or exists (select 1 from observations x where x.project_id = projects.id)
  or exists (select 1 from ratings x where x.project_id = projects.id)
  or exists (select 1 from project_scores x where x.project_id = projects.id and (x.audit_count > 0 or x.incident_count > 0 or x.has_bounty))
)`;

export const countCandidates = (db: Database): Promise<number> => db.$count(projects, HAS_FACTS);

/** Pages by id, after a given one; an empty page is the end. */
export async function listCandidates(
  db: Database,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(gt(projects.id, after), HAS_FACTS))
    .orderBy(projects.id)
    .limit(limit);
  return rows.map((row) => row.id);
}

export const listGiven = (
  db: Database,
  projectIds: readonly string[],
): Promise<{ id: string; hasFacts: boolean }[]> =>
  db
    .select({ id: projects.id, hasFacts: HAS_FACTS })
    .from(projects)
    .where(inList(projects.id, projectIds))
    .orderBy(projects.id);
