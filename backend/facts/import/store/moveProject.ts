import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/store';
import type { MergeProjects } from '../../../db/tables';

async function ensureTarget(tx: Database, from: string, to: string): Promise<void> {
  await tx.execute(sql`delete from project_aliases where alias = ${to}`);
  await tx.execute(sql`
    insert into projects (id, name, category, description, status, status_since, launched_on, logo, profile, links, chains, tickers, origin,
      sample, created_at, updated_at)
    select ${to}, name, category, description, status, status_since, launched_on, logo, profile, links, chains, tickers, origin, sample,
      created_at, updated_at
    from projects where id = ${from} on conflict (id) do nothing`);
}

/**
 * Moves everything to `to` (created if missing). With `alias` the old id redirects permanently;
 * without, it is free for another project.
 */
export async function moveProject(
  tx: Database,
  mergeProjects: MergeProjects,
  { from, to, alias }: { from: string; to: string; alias: boolean },
): Promise<void> {
  await ensureTarget(tx, from, to);
  await mergeProjects(tx, from, to);
  if (alias) {
    await tx.execute(sql`
      insert into project_aliases (alias, project_id) values (${from}, ${to}) on conflict (alias) do update set project_id = excluded.project_id`);
  }
}
