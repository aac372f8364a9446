import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SortField } from '../../contracts/endpoints';
import type { ProjectRow } from '../../contracts/projects';
import { projects, projectScores } from '../db/schema';
import type { Database } from '../db/store';
import { PROJECT_ROW_COLUMNS, projectRowOf } from './projectRow';

/** Column of each sort field. Those of project_scores may be null: such projects come last in both directions. */
const COLUMNS: Record<Exclude<SortField, 'name'>, PgColumn> = {
  rank: projectScores.rank,
  score: projectScores.score,
  coverage: projectScores.coverage,
  category: projects.category,
  audits: projectScores.auditCount,
  lastAudit: projectScores.lastAuditOn,
  bounty: projectScores.bountyUsd,
  incidents: projectScores.incidentCount,
  change7d: projectScores.change7d,
  code: projectScores.code,
  governance: projectScores.governance,
  operations: projectScores.operations,
  transparency: projectScores.transparency,
  market: projectScores.market,
  community: projectScores.community,
};
const NAME = sql`${projects}.name_order`;

export interface ListSort { field: SortField; direction: 'asc' | 'desc' }
export interface ListWindow { skip: number; take: number }
/** Rows that fit, and those of them with a value in the sorted column. */
export interface ListCounts { total: number; known: number }

const columnOf = (field: SortField): PgColumn | undefined => (field === 'name' ? undefined : COLUMNS[field]);

/** How many projects fit. */
export async function countProjects(db: Database, conditions: readonly SQL[], field: SortField): Promise<ListCounts> {
  const column = columnOf(field);
  const counts = { total: sql<number>`count(*)`.mapWith(Number), known: sql<number>`count(${column ?? sql`*`})`.mapWith(Number) };
  // Without conditions each table is counted by itself: a join of a million rows is not needed to know how many there are.
  if (conditions.length === 0 && column?.table === projectScores) {
    const [row] = await db.select({ known: counts.known }).from(projectScores);
    return { total: await db.$count(projects), known: row?.known ?? 0 };
  }
  const [row] = await db.select(counts).from(projects)
    .leftJoin(projectScores, eq(projectScores.projectId, projects.id)).where(and(...conditions));
  return row ?? { total: 0, known: 0 };
}

/** Projects with a value in the column, by it. Starts at project_scores, so that its indexes give the order. */
async function listKnown(db: Database, conditions: readonly SQL[], order: SQL[], column: PgColumn, window: ListWindow) {
  return db.select(PROJECT_ROW_COLUMNS).from(projectScores).innerJoin(projects, eq(projects.id, projectScores.projectId))
    .where(and(sql`${column} is not null`, ...conditions)).orderBy(...order).limit(window.take).offset(window.skip);
}

async function listByProject(db: Database, conditions: readonly SQL[], order: SQL[], window: ListWindow) {
  return db.select(PROJECT_ROW_COLUMNS).from(projects).leftJoin(projectScores, eq(projectScores.projectId, projects.id))
    .where(and(...conditions)).orderBy(...order).limit(window.take).offset(window.skip);
}

/**
 * One window of a list: sorted by a column, then by name, then by id, so that no row repeats or goes missing between windows.
 * What has no value in the column comes last in both directions; it is read separately, so that each part follows an index.
 */
export async function listProjects(
  db: Database, conditions: readonly SQL[], sort: ListSort, window: ListWindow, { total, known }: ListCounts,
): Promise<ProjectRow[]> {
  const column = columnOf(sort.field);
  const directed = (sort.direction === 'asc' ? asc : desc)(column ?? NAME);
  const byName = [NAME, sql`${projects.id}`];
  if (!column) return (await listByProject(db, conditions, [directed, sql`${projects.id}`], window)).map(projectRowOf);
  if (column.table === projects) return (await listByProject(db, conditions, [directed, ...byName], window)).map(projectRowOf);
  const rows: ProjectRow[] = [];
  if (window.skip < known) rows.push(...(await listKnown(db, conditions, [directed, ...byName], column, window)).map(projectRowOf));
  if (rows.length < window.take && total > known) {
    const rest = { skip: Math.max(0, window.skip - known), take: window.take - rows.length };
    rows.push(...(await listByProject(db, [...conditions, sql`${column} is null`], byName, rest)).map(projectRowOf));
  }
  return rows;
}
