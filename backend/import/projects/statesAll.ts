/** Records that say everything, as those of the embedded set do. */
import { observations } from '../../db/schema';
import { inList, type Database } from '../../db/store';
import type { StoredObservation } from '../store/plan';
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
  const { id, projectId, key, observedAt } = observations;
  const rows = await tx
    .select({ id, projectId, key, observedAt })
    .from(observations)
    .where(inList(projectId, ids))
    .orderBy(projectId, observedAt, id);
  return Map.groupBy(rows, (row) => row.projectId);
}
