import { eq } from 'drizzle-orm';
import { projects } from '../../db/schema';
import type { Database } from '../../db/store';
import { notFound } from '../../http/problem';

/** @throws Problem `not-found` */
export async function requireProject(db: Database, id: string): Promise<void> {
  const [row] = await db.select({ id: projects.id }).from(projects).where(eq(projects.id, id));
  if (!row) throw notFound('The project');
}
