import { sql } from 'drizzle-orm';
import type { Database } from './store';

/**
 * Updates planner statistics and the visibility map after bulk changes; PGlite has no autovacuum.
 */
export async function analyzeProjects(db: Database): Promise<void> {
  await db.execute(sql`vacuum analyze projects`);
  await db.execute(sql`vacuum analyze project_scores`);
  await db.execute(sql`vacuum analyze issued_records`);
}
