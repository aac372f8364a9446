import { sql } from 'drizzle-orm';
import type { Database } from './store';

/**
 * After many projects came or changed: the planner has to know how large the tables have become, and index-only scans that their rows
 * are settled. PGlite has nobody who looks after that.
 */
export async function analyzeProjects(db: Database): Promise<void> {
  await db.execute(sql`vacuum analyze projects`);
  await db.execute(sql`vacuum analyze project_scores`);
}
