import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SortField } from '../../../contracts/ratings/leaderboard';
import type { ProjectRow } from '../../../contracts/projects/projects';
import { projects, projectScores } from '../../db/schema';
import type { Database } from '../../db/store';
import { PROJECT_ROW_COLUMNS, toProjectRow } from './projectRow';

/** Projects with null in project_scores come last in both directions. */
const COLUMNS: Record<Exclude<SortField, 'name'>, PgColumn> = {
  rank: projectScores.place,
  score: projectScores.score,
  possible: projectScores.possible,
  known: projectScores.known,
  category: projects.category,
  audits: projectScores.auditCount,
  lastAudit: projectScores.lastAuditOn,
  bounty: projectScores.bountyUsd,
  incidents: projectScores.incidentCount,
  change7d: projectScores.change7d,
  delay: projectScores.delaySeconds,
  value: projectScores.valueUsd,
  code: projectScores.code,
  governance: projectScores.governance,
  operations: projectScores.operations,
  transparency: projectScores.transparency,
  market: projectScores.market,
  community: projectScores.community,
};
const NAME = sql`${projects}.name_order`;

export interface ListSort {
  field: SortField;
  direction: 'asc' | 'desc';
}
export interface ListWindow {
  skip: number;
  take: number;
}
export interface ListCounts {
  total: number;
  known: number;
  /** Of the others: with a value, and without one with a score. */
  valued: number;
  scored: number;
}

const sortColumn = (field: SortField): PgColumn | undefined =>
  field === 'name' ? undefined : COLUMNS[field];

export async function countProjects(
  db: Database,
  conditions: readonly SQL[],
  field: SortField,
): Promise<ListCounts> {
  const column = sortColumn(field);
  const { score, valueUsd } = projectScores;
  const without = sql`filter (where ${column ?? sql`1`} is null)`;
  const counts = {
    total: sql<number>`count(*)`.mapWith(Number),
    known: sql<number>`count(${column ?? sql`*`})`.mapWith(Number),
    valued: sql<number>`count(${valueUsd}) ${without}`.mapWith(Number),
    scored: sql<number>`count(case when ${valueUsd} is null then ${score} end) ${without}`.mapWith(
      Number,
    ),
  };
  const [row] = await db
    .select(counts)
    .from(projects)
    .leftJoin(projectScores, eq(projectScores.projectId, projects.id))
    .where(and(...conditions));
  return row ?? { total: 0, known: 0, valued: 0, scored: 0 };
}

type RowQuery = (window: ListWindow) => Promise<ProjectRow[]>;
interface Segment {
  size: number;
  read: RowQuery;
}

/** Starts at project_scores, so that its indexes give the order. */
function fromScores(db: Database, conditions: readonly SQL[], order: SQL[]): RowQuery {
  return async ({ skip, take }) =>
    (
      await db
        .select(PROJECT_ROW_COLUMNS)
        .from(projectScores)
        .innerJoin(projects, eq(projects.id, projectScores.projectId))
        .where(and(...conditions))
        .orderBy(...order)
        .limit(take)
        .offset(skip)
    ).map(toProjectRow);
}

function fromProjects(db: Database, conditions: readonly SQL[], order: SQL[]): RowQuery {
  return async ({ skip, take }) =>
    (
      await db
        .select(PROJECT_ROW_COLUMNS)
        .from(projects)
        .leftJoin(projectScores, eq(projectScores.projectId, projects.id))
        .where(and(...conditions))
        .orderBy(...order)
        .limit(take)
        .offset(skip)
    ).map(toProjectRow);
}

/**
 * Rows without a value of the column come last in both directions; those without a rank by the
 * money in them, then by score.
 */
function buildSegments(
  db: Database,
  conditions: readonly SQL[],
  { field, direction }: ListSort,
  counts: ListCounts,
): Segment[] {
  const column = sortColumn(field);
  const directed = (direction === 'asc' ? asc : desc)(column ?? NAME);
  const byName = [NAME, sql`${projects.id}`];
  if (!column)
    return [
      { size: counts.total, read: fromProjects(db, conditions, [directed, sql`${projects.id}`]) },
    ];
  if (column.table === projects)
    return [{ size: counts.total, read: fromProjects(db, conditions, [directed, ...byName]) }];
  const { score, valueUsd } = projectScores;
  const known = {
    size: counts.known,
    read: fromScores(db, [...conditions, sql`${column} is not null`], [directed, ...byName]),
  };
  const left = counts.total - counts.known;
  const without = [...conditions, sql`${column} is null`];
  if (field !== 'rank') return [known, { size: left, read: fromProjects(db, without, byName) }];
  const unvalued = [...without, sql`${valueUsd} is null`];
  const by = (money: PgColumn, where: SQL[]) =>
    fromScores(db, [...where, sql`${money} is not null`], [desc(money), ...byName]);
  return [
    known,
    { size: counts.valued, read: by(valueUsd, without) },
    { size: counts.scored, read: by(score, unvalued) },
    {
      size: left - counts.valued - counts.scored,
      read: fromProjects(db, [...unvalued, sql`${score} is null`], byName),
    },
  ];
}

/**
 * Sorts by column, name, then id, so that windows never overlap. Each segment is read separately,
 * to follow its index.
 */
export async function listProjects(
  db: Database,
  conditions: readonly SQL[],
  sort: ListSort,
  window: ListWindow,
  counts: ListCounts,
): Promise<ProjectRow[]> {
  const rows: ProjectRow[] = [];
  let { skip } = window;
  for (const segment of buildSegments(db, conditions, sort, counts)) {
    const take = window.take - rows.length;
    if (take > 0 && skip < segment.size) rows.push(...(await segment.read({ skip, take })));
    skip = Math.max(0, skip - segment.size);
  }
  return rows;
}
