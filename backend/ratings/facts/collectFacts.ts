import { sql } from 'drizzle-orm';
import { toDay } from '../../../contracts/time';
import type { BountyStatedBy, BountyStatus } from '../../../contracts/vocabulary';
import { projects } from '../../db/schema';
import { inList, readRows, type Database } from '../../db/store';
import type { Evidence, Facts, Profile, Status } from '../../rating';
import {
  audienceFacts,
  listViewRows,
  listVoteRows,
  type ViewRow,
  type VoteRow,
} from './audienceFacts';
import { auditFacts, listAuditRows, type AuditRow } from './auditFacts';
import { contractFacts, listContractRows, type ContractRow } from './contractFacts';
import { incidentFacts, listIncidentRows, type IncidentRow } from './incidentFacts';
import { listObservationRows, observedFacts, type ObservationRow } from './observationFacts';
import { anyOf, byProject, compare, EVIDENCE, toFact, wasReadBy, type OfProject } from './shared';

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

const OF_CATEGORY: Partial<Record<string, Profile>> = {
  'layer-2': 'rollup',
  bridge: 'bridge',
  stablecoin: 'backed',
  'real-world-assets': 'backed',
};

/** The recorded profile, else that of the category. */
const toProfile = (profile: Profile | null, category: string): Profile =>
  profile ?? OF_CATEGORY[category] ?? 'protocol';

/** Sites that list other projects' bounties. */
const BOARDS = [
  'immunefi.com',
  'hackenproof.com',
  'cantina.xyz',
  'code4rena.com',
  'sherlock.xyz',
  'hackerone.com',
  'bugcrowd.com',
  'intigriti.com',
  'yeswehack.com',
  'hats.finance',
];

interface BountyRow extends OfProject {
  status: BountyStatus;
  topRewardUsd: number | null;
  statedBy: BountyStatedBy | null;
  evidence: Evidence;
}

/** A bounty has no date of its own, so it is known from when its source was read. */
function listBountyRows(
  db: Database,
  projectIds: readonly string[],
  now: Date,
): Promise<BountyRow[]> {
  return readRows<BountyRow>(
    db,
    sql`
    select b.project_id as "projectId", b.status, b.top_reward_usd as "topRewardUsd", b.stated_by as "statedBy",
      ${EVIDENCE} as evidence
    from bounties b join sources s on s.id = b.source_id
    where b.project_id = ${anyOf(projectIds)} and ${wasReadBy(sql`s.checked_at`, now)}`,
  );
}

function isBoard(url: string | null): boolean {
  if (url === null || !URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return BOARDS.some((board) => hostname === board || hostname.endsWith(`.${board}`));
}

function bountyFact(row: BountyRow | undefined, sample: boolean): Facts['bounty'] {
  if (!row) return null;
  const { status, topRewardUsd, evidence } = row;
  const statedBy = row.statedBy ?? (isBoard(evidence.url) ? 'board' : 'project');
  return toFact({ status, topRewardUsd, statedBy }, evidence, sample);
}

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
