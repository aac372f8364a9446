import { eq } from 'drizzle-orm';
import { NOT_CHECKED } from '../../../contracts/ratings/answers';
import type { ProjectRow } from '../../../contracts/projects/projects';
import type { Letter, ProjectStatus, Category } from '../../../contracts/vocabulary';
import { projects, projectScores } from '../../db/schema';
import { rankAt } from '../../db/rankAt';
import type { Database } from '../../db/store';

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
  rank: rankAt(projectScores.place),
  state: projectScores.state,
  score: projectScores.score,
  possible: projectScores.possible,
  known: projectScores.known,
  letter: projectScores.letter,
  possibleLetter: projectScores.possibleLetter,
  letterBefore: projectScores.letterBefore,
  letterBeforeAt: projectScores.letterBeforeAt,
  capGate: projectScores.capGate,
  missing: projectScores.missing,
  code: projectScores.code,
  governance: projectScores.governance,
  operations: projectScores.operations,
  transparency: projectScores.transparency,
  market: projectScores.market,
  community: projectScores.community,
  possibleCode: projectScores.possibleCode,
  possibleGovernance: projectScores.possibleGovernance,
  possibleOperations: projectScores.possibleOperations,
  possibleTransparency: projectScores.possibleTransparency,
  possibleMarket: projectScores.possibleMarket,
  possibleCommunity: projectScores.possibleCommunity,
  weakestHolder: projectScores.weakestHolder,
  weakestWords: projectScores.weakestWords,
  delaySeconds: projectScores.delaySeconds,
  answers: projectScores.answers,
  auditCount: projectScores.auditCount,
  lastAuditOn: projectScores.lastAuditOn,
  lastAuditPrecision: projectScores.lastAuditPrecision,
  hasBounty: projectScores.hasBounty,
  bountyUsd: projectScores.bountyUsd,
  incidentCount: projectScores.incidentCount,
  lastIncidentOn: projectScores.lastIncidentOn,
  change7d: projectScores.change7d,
  valueUsd: projectScores.valueUsd,
  valueMeasure: projectScores.valueMeasure,
  valueOn: projectScores.valueOn,
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

type Rated = Pick<
  ProjectRow,
  | 'state'
  | 'rank'
  | 'score'
  | 'possible'
  | 'known'
  | 'letter'
  | 'possibleLetter'
  | 'letterBefore'
  | 'capGate'
  | 'missing'
  | 'lines'
  | 'possibleLines'
  | 'weakestHolder'
  | 'weakestWords'
  | 'delaySeconds'
  | 'answers'
>;

function toRated(record: ProjectRowRecord): Rated {
  const { code, governance, operations, transparency, market, community } = record;
  const { letterBefore, letterBeforeAt } = record;
  return {
    state:
      record.state ?? (record.status === 'active' ? 'not-rated' : (record.status as 'compromised')),
    rank: record.rank,
    score: record.score,
    possible: record.possible,
    known: record.known ?? 0,
    letter: record.letter as Letter | null,
    possibleLetter: record.possibleLetter as Letter | null,
    letterBefore:
      letterBefore === null || letterBeforeAt === null
        ? null
        : { letter: letterBefore as Letter, ratedAt: letterBeforeAt },
    capGate: record.capGate,
    missing: record.missing ?? [],
    lines: { code, governance, operations, transparency, market, community },
    possibleLines: {
      code: record.possibleCode,
      governance: record.possibleGovernance,
      operations: record.possibleOperations,
      transparency: record.possibleTransparency,
      market: record.possibleMarket,
      community: record.possibleCommunity,
    },
    weakestHolder: record.weakestHolder,
    weakestWords: record.weakestWords,
    delaySeconds: record.delaySeconds,
    answers: record.answers ?? NOT_CHECKED,
  };
}

export function toProjectRow(record: ProjectRowRecord): ProjectRow {
  return {
    id: record.id,
    name: record.name,
    logo: record.logo,
    tokenTickers: record.tickers,
    category: record.category as Category,
    chains: record.chains,
    status: record.status as ProjectStatus,
    ...toRated(record),
    auditCount: record.auditCount ?? 0,
    lastAuditOn: record.lastAuditOn,
    lastAuditPrecision: record.lastAuditOn === null ? null : (record.lastAuditPrecision ?? 'day'),
    hasBounty: record.hasBounty ?? false,
    bountyUsd: record.bountyUsd,
    incidentCount: record.incidentCount ?? 0,
    lastIncidentOn: record.lastIncidentOn,
    change7d: record.change7d,
    valueUsd: record.valueUsd,
    valueMeasure: record.valueMeasure,
    valueOn: record.valueOn,
    ratedAt: record.ratedAt,
    sample: record.projectSample || (record.scoreSample ?? false),
  };
}

export async function findProjectRow(db: Database, id: string): Promise<ProjectRow | undefined> {
  const [record] = await selectRows(db).where(eq(projects.id, id));
  return record && toProjectRow(record);
}
