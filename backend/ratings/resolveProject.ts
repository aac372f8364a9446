import { eq } from 'drizzle-orm';
import { parseCaip } from '../../contracts/ids';
import { projectAliases, projects } from '../db/schema';
import type { Database } from '../db/store';
import { notFound, Problem } from '../http/problem';
import { findByAddresses } from '../catalog/search';

/** The project of an address, as a search finds it first. */
async function ownerProblem(db: Database, caip: string): Promise<Problem> {
  const [[owner] = []] = await findByAddresses(db, [{ caip, address: null }]);
  return owner
    ? new Problem('moved', `This address belongs to ${owner.id}.`, { movedTo: owner.id })
    : notFound('The project');
}

/** @returns Problem `moved` with the id of a former id or an address, or `not-found`. */
export async function missingProject(db: Database, id: string): Promise<Problem> {
  const caip = parseCaip(id);
  if (caip !== null) return ownerProblem(db, caip);
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
