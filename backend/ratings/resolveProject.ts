import { eq } from 'drizzle-orm';
import { projectAliases, projects } from '../db/schema';
import type { Database } from '../db/store';
import { notFound, Problem } from '../http/problem';

/** @returns Problem `moved` with the new id, or `not-found`. */
export async function missingProject(db: Database, id: string): Promise<Problem> {
  const [alias] = await db
    .select({ to: projectAliases.projectId })
    .from(projectAliases)
    .where(eq(projectAliases.alias, id))
    .limit(1);
  return alias
    ? new Problem('moved', `This project is now found as ${alias.to}.`, { movedTo: alias.to })
    : notFound('The project');
}

/** @throws Problem `moved` or `not-found`. */
export async function getProjectName(
  db: Database,
  id: string,
): Promise<{ id: string; name: string }> {
  const [project] = await db
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(eq(projects.id, id))
    .limit(1);
  if (!project) throw await missingProject(db, id);
  return project;
}
