import { and, asc, eq, gt, type SQL } from 'drizzle-orm';
import type { ProjectRow } from '../../../contracts/projects/projects';
import { projects, projectScores } from '../../db/schema';
import type { Database } from '../../db/store';
import { PROJECT_ROW_COLUMNS, toProjectRow } from './projectRow';

/** By id, so that pages neither repeat nor miss one that stays. */
export async function listProjectsAfter(
  db: Database,
  after: string,
  take: number,
  conditions: readonly SQL[] = [],
): Promise<ProjectRow[]> {
  const rows = await db
    .select(PROJECT_ROW_COLUMNS)
    .from(projects)
    .leftJoin(projectScores, eq(projectScores.projectId, projects.id))
    .where(and(gt(projects.id, after), ...conditions))
    .orderBy(asc(projects.id))
    .limit(take);
  return rows.map(toProjectRow);
}
