/** Two rows that turn out to be one project, and one id that turns out to stand for two. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/store';

/** Makes a row `to` that looks like `from`, when there is none. */
async function ensureTarget(tx: Database, from: string, to: string): Promise<void> {
  await tx.execute(sql`delete from project_aliases where alias = ${to}`);
  await tx.execute(sql`
    insert into projects (id, name, category, description, status, status_since, launched_on, logo, links, chains, tickers, origin,
      sample, created_at, updated_at)
    select ${to}, name, category, description, status, status_since, launched_on, logo, links, chains, tickers, origin, sample,
      created_at, updated_at
    from projects where id = ${from} on conflict (id) do nothing`);
}

async function moveFacts(tx: Database, from: string, to: string): Promise<void> {
  await tx.execute(sql`update tokens set project_id = ${to} where project_id = ${from}`);
  await tx.execute(sql`update contracts set project_id = ${to} where project_id = ${from}`);
  await tx.execute(sql`update audits set project_id = ${to} where project_id = ${from}`);
  await tx.execute(sql`update incidents set project_id = ${to} where project_id = ${from}`);
  await tx.execute(sql`update observations set project_id = ${to} where project_id = ${from}`);
  await tx.execute(sql`
    update bounties set project_id = ${to} where project_id = ${from}
      and not exists (select 1 from bounties b where b.project_id = ${to})`);
}

/** Ratings, votes and views; where both have one for the same moment or visitor, the one that is there stays. */
async function moveHistory(tx: Database, from: string, to: string): Promise<void> {
  await tx.execute(sql`delete from project_scores where project_id = ${from}`);
  await tx.execute(sql`
    update ratings r set project_id = ${to} where project_id = ${from} and not exists (
      select 1 from ratings o where o.project_id = ${to} and o.rated_at = r.rated_at and o.method_version = r.method_version)`);
  await tx.execute(sql`
    update votes v set project_id = ${to} where project_id = ${from} and not exists (
      select 1 from votes o where o.project_id = ${to} and o.voter_key = v.voter_key)`);
  await tx.execute(sql`
    update page_views v set project_id = ${to} where project_id = ${from} and not exists (
      select 1 from page_views o where o.project_id = ${to} and o.hour = v.hour and o.visitor_key = v.visitor_key)`);
  await tx.execute(sql`
    insert into page_view_totals (project_id, views) select ${to}, views from page_view_totals where project_id = ${from}
    on conflict (project_id) do update set views = page_view_totals.views + excluded.views`);
}

/**
 * Moves everything of `from` to `to` (made when missing) and deletes `from`. With `alias`, the old id answers with a permanent
 * redirect from now on; without, it is free for another project.
 */
export async function meltProject(
  tx: Database,
  from: string,
  to: string,
  alias: boolean,
): Promise<void> {
  await ensureTarget(tx, from, to);
  await moveFacts(tx, from, to);
  await moveHistory(tx, from, to);
  await tx.execute(sql`update project_aliases set project_id = ${to} where project_id = ${from}`);
  await tx.execute(sql`delete from projects where id = ${from}`);
  if (alias) {
    await tx.execute(sql`
      insert into project_aliases (alias, project_id) values (${from}, ${to}) on conflict (alias) do update set project_id = excluded.project_id`);
  }
}
