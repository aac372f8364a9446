/** Records that say everything, as those of the embedded set do. */
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
