/** Records that say everything, as those of the embedded set do. */
import { sql } from 'drizzle-orm';
import { iso, readRows, type Database } from '../../db/store';
import type { StoredObservation } from '../store/plan';
import { textArray } from '../store/upsertRows';
import type { ProjectRecord } from './record';

/** A missing section is an empty one. Lists fill logos, so a missing logo says nothing. */
export const statesAll = (record: ProjectRecord): ProjectRecord => ({
  ...record,
  profile: record.profile ?? null,
  description: record.description ?? null,
  statusSince: record.statusSince ?? null,
  launchedOn: record.launchedOn ?? null,
  links: record.links ?? {},
  contracts: record.contracts ?? [],
  issuedTokens: record.issuedTokens ?? [],
  audits: record.audits ?? [],
  incidents: record.incidents ?? [],
  bounty: record.bounty ?? null,
});

/** Every stored observation, by project. */
export async function loadRecorded(
  tx: Database,
  ids: readonly string[],
): Promise<Map<string, StoredObservation[]>> {
  const rows = await readRows<StoredObservation>(
    tx,
    sql`
    select id, project_id as "projectId", key, ${iso(sql`observed_at`)} as "observedAt"
    from observations where project_id = any(${textArray(ids)}) order by project_id, observed_at, id`,
  );
  return Map.groupBy(rows, ({ projectId }) => projectId);
}
