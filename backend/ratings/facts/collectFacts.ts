import { sql } from 'drizzle-orm';
import { toDay } from '../../../contracts/time';
import { projects } from '../../db/schema';
import { inList, type Database } from '../../db/store';
import type { Facts, Status } from '../../rating';
import {
  audienceFacts,
  listViewRows,
  listVoteRows,
  type ViewRow,
  type VoteRow,
} from './audienceFacts';
import { auditFacts, listAuditRows, type AuditRow } from './auditFacts';
import { bountyFact, listBountyRows, type BountyRow } from './bountyFacts';
import { contractFacts, listContractRows, type ContractRow } from './contractFacts';
import { incidentFacts, listIncidentRows, type IncidentRow } from './incidentFacts';
import { listObservationRows, observedFacts, type ObservationRow } from './observationFacts';
import { toProfile } from './profile';
import { byProject, compare } from './shared';

const selectProjects = (db: Database, ids: readonly string[]) =>
  db
    .select({
      id: projects.id,
      status: sql<Status>`${projects.status}`,
      statusSince: projects.statusSince,
      category: projects.category,
      profile: projects.profile,
      sample: projects.sample,
    })
    .from(projects)
    .where(inList(projects.id, ids));
type ProjectRow = Awaited<ReturnType<typeof selectProjects>>[number];

/** `sample` is true when the project itself is sample data. */
export interface CollectedFacts {
  facts: Facts;
  sample: boolean;
}

interface Groups {
  contracts: Map<string, ContractRow[]>;
  audits: Map<string, AuditRow[]>;
  incidents: Map<string, IncidentRow[]>;
  bounties: Map<string, BountyRow[]>;
  observations: Map<string, ObservationRow[]>;
  votes: Map<string, VoteRow[]>;
  views: Map<string, ViewRow[]>;
}

/** Sequential: a transaction has one connection. */
async function loadGroups(db: Database, ids: readonly string[], now: Date): Promise<Groups> {
  return {
    contracts: byProject(await listContractRows(db, ids, now)),
    audits: byProject(await listAuditRows(db, ids, now)),
    incidents: byProject(await listIncidentRows(db, ids, now)),
    bounties: byProject(await listBountyRows(db, ids, now)),
    observations: byProject(await listObservationRows(db, ids, now)),
    votes: byProject(await listVoteRows(db, ids, now)),
    views: byProject(await listViewRows(db, ids, now)),
  };
}

const statusAt = (row: ProjectRow, now: Date): Status =>
  row.statusSince !== null && row.statusSince > toDay(now) ? 'active' : row.status;

function buildFacts(row: ProjectRow, groups: Groups, now: Date): Facts {
  const { id, sample } = row;
  const contractRows = groups.contracts.get(id) ?? [];
  const contracts = contractFacts(contractRows, now, sample);
  const incidents = incidentFacts(groups.incidents.get(id) ?? [], now, sample);
  const listed = {
    contracts: contracts.map(({ deployedOn }) => deployedOn?.value ?? null),
    incidents: incidents.map(({ occurredOn }) => occurredOn),
  };
  const ours = new Set(contracts.map((contract) => contract.id));
  return {
    projectId: id,
    status: statusAt(row, now),
    profile: toProfile(row.profile, row.category),
    contracts,
    audits: auditFacts(groups.audits.get(id) ?? [], ours, sample),
    incidents,
    bounty: bountyFact(groups.bounties.get(id)?.[0], sample),
    ...observedFacts(groups.observations.get(id) ?? [], listed, sample),
    ...audienceFacts(groups.votes.get(id)?.[0], groups.views.get(id)?.[0], now),
    dangers: [],
  };
}

/**
 * Facts known at `now`, for many projects in eight queries. Observations, votes and views compare
 * by instant; the rest by day. Sorted by id; unknown ids are left out.
 */
export async function collectFacts(
  db: Database,
  projectIds: readonly string[],
  now: Date,
): Promise<CollectedFacts[]> {
  if (projectIds.length === 0) return [];
  const rows = await selectProjects(db, projectIds);
  const groups = await loadGroups(db, projectIds, now);
  return rows
    .sort((a, b) => compare(a.id, b.id))
    .map((row) => ({ facts: buildFacts(row, groups, now), sample: row.sample }));
}
