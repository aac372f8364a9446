import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  FEED_MAX,
  newestChanges,
  projectChanges,
} from '../../contracts/open-data/openDataEndpoints';
import { projectAliases, projects } from '../db/schema';
import type { Database, StoreAndClock } from '../db/store';
import { notFound, Problem } from '../http/problem';
import { route } from '../http/route';
import { listNewest } from './listNewest';

/** @throws Problem 308 for a former id, 404 */
async function getName(db: Database, id: string): Promise<string> {
  const [project] = await db
    .select({ name: projects.name })
    .from(projects)
    .where(eq(projects.id, id));
  if (project) return project.name;
  const [alias] = await db.select().from(projectAliases).where(eq(projectAliases.alias, id));
  if (!alias) throw notFound('This project');
  throw new Problem('moved', 'The project has another id.', { movedTo: alias.projectId });
}

export function registerEventRoutes(app: FastifyInstance, { store: { db } }: StoreAndClock): void {
  route(app, newestChanges, async () => ({ items: await listNewest(db, FEED_MAX) }));
  route(app, projectChanges, async ({ params: { id } }) => ({
    name: await getName(db, id),
    items: await listNewest(db, FEED_MAX, [id]),
  }));
}
