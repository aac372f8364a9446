import { eq, inArray } from 'drizzle-orm';
import type { ListedProject } from '../../contracts/listedProject';
import type { ProjectRow } from '../../contracts/projects';
import { groupSameNames } from '../../contracts/sameNames';
import { projects, projectScores } from '../db/schema';
import type { Database } from '../db/store';
import { listLocations } from '../search';
import { PROJECT_ROW_COLUMNS, toProjectRow } from './projectRow';

/** Tells rows of one name apart; most pages have none, and cost nothing. */
export async function addAddresses(
  db: Database,
  rows: readonly ProjectRow[],
): Promise<ListedProject[]> {
  const ids = groupSameNames(rows).flatMap((group) => group.map(({ id }) => id));
  const located = await listLocations(db, ids);
  return rows.map((row) => ({ ...row, address: located.get(row.id)?.address ?? null }));
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
  const rows = await addAddresses(db, records.map(toProjectRow));
  return new Map(rows.map((row) => [row.id, row]));
}
