import { eq } from 'drizzle-orm';
import type { ProjectRow } from '../../contracts/projects';
import type { Letter, ProjectStatus, Category } from '../../contracts/vocabulary';
import { projects, projectScores } from '../db/schema';
import type { Database } from '../db/store';

/** For `db.select(PROJECT_ROW_COLUMNS).from(projects).leftJoin(projectScores, …)`. */
export const PROJECT_ROW_COLUMNS = {
  id: projects.id,
  name: projects.name,
  logo: projects.logo,
  tickers: projects.tickers,
  category: projects.category,
  chains: projects.chains,
  status: projects.status,
  projectSample: projects.sample,
  rank: projectScores.rank,
  score: projectScores.score,
  letter: projectScores.letter,
  provisional: projectScores.provisional,
  coverage: projectScores.coverage,
  capGate: projectScores.capGate,
  code: projectScores.code,
  governance: projectScores.governance,
  operations: projectScores.operations,
  transparency: projectScores.transparency,
  market: projectScores.market,
  community: projectScores.community,
  auditCount: projectScores.auditCount,
  lastAuditOn: projectScores.lastAuditOn,
  lastAuditPrecision: projectScores.lastAuditPrecision,
  hasBounty: projectScores.hasBounty,
  bountyUsd: projectScores.bountyUsd,
  incidentCount: projectScores.incidentCount,
  lastIncidentOn: projectScores.lastIncidentOn,
  change7d: projectScores.change7d,
  ratedAt: projectScores.ratedAt,
  scoreSample: projectScores.sample,
};

/** All of project_scores is null for a project never rated. */
export type ProjectRowRecord = Awaited<ReturnType<typeof selectRows>>[number];

function selectRows(db: Database) {
  return db
    .select(PROJECT_ROW_COLUMNS)
    .from(projects)
    .leftJoin(projectScores, eq(projectScores.projectId, projects.id));
}

export function toProjectRow(record: ProjectRowRecord): ProjectRow {
  const { code, governance, operations, transparency, market, community } = record;
  return {
    id: record.id,
    name: record.name,
    logo: record.logo,
    tokenTickers: record.tickers,
    category: record.category as Category,
    chains: record.chains,
    status: record.status as ProjectStatus,
    rank: record.rank,
    score: record.score,
    letter: record.letter as Letter | null,
    provisional: record.provisional ?? false,
    coverage: record.coverage ?? 0,
    capGate: record.capGate,
    lines: { code, governance, operations, transparency, market, community },
    auditCount: record.auditCount ?? 0,
    lastAuditOn: record.lastAuditOn,
    lastAuditPrecision: record.lastAuditOn === null ? null : (record.lastAuditPrecision ?? 'day'),
    hasBounty: record.hasBounty ?? false,
    bountyUsd: record.bountyUsd,
    incidentCount: record.incidentCount ?? 0,
    lastIncidentOn: record.lastIncidentOn,
    change7d: record.change7d,
    ratedAt: record.ratedAt,
    sample: record.projectSample || (record.scoreSample ?? false),
  };
}

export async function findProjectRow(db: Database, id: string): Promise<ProjectRow | undefined> {
  const [record] = await selectRows(db).where(eq(projects.id, id));
  return record && toProjectRow(record);
}
