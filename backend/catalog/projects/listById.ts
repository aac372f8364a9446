import { eq, inArray } from 'drizzle-orm';
import type { ListedProject } from '../../../contracts/projects/listedProject';
import type { ProjectRow } from '../../../contracts/projects/projects';
import { groupSameNames } from '../../../contracts/projects/sameNames';
import { projects, projectScores } from '../../db/schema';
import type { Database } from '../../db/store';
import { listIssues } from '../../facts/issuers';
import { listLocations } from '../search';
import { PROJECT_ROW_COLUMNS, toProjectRow } from './projectRow';

const NO_ISSUE = { issuedCount: 0, issuedBy: null };

/** Addresses tell rows of one name apart; most pages have none. */
export async function completeRows(
  db: Database,
  rows: readonly ProjectRow[],
): Promise<ListedProject[]> {
  const sameNames = groupSameNames(rows).flatMap((group) => group.map(({ id }) => id));
  const located = await listLocations(db, sameNames);
  const issues = await listIssues(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    address: located.get(row.id)?.address ?? null,
    ...(issues.get(row.id) ?? NO_ISSUE),
  }));
}

/** By id; unknown ones are missing. */
export async function listProjectsById(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ListedProject>> {
  if (ids.length === 0) return new Map();
  const records = await db
    .select(PROJECT_ROW_COLUMNS)
    .from(projects)
    .leftJoin(projectScores, eq(projectScores.projectId, projects.id))
    .where(inArray(projects.id, [...ids]));
  const rows = await completeRows(db, records.map(toProjectRow));
  return new Map(rows.map((row) => [row.id, row]));
}
