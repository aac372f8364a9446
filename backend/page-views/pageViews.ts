import { sql } from 'drizzle-orm';
import { readRows, type Database } from '../db/store';

/** Trending looks back 7 days, a rating's context 30. Totals stay. */
const KEEP_DAYS = 30;

/** Counts once per project, visitor and hour (UTC). */
export async function insertPageView(
  db: Database,
  projectId: string,
  visitorKey: string,
  now: Date,
): Promise<void> {
  await db.execute(sql`
    with counted as (
      insert into page_views (project_id, hour, visitor_key)
      values (${projectId}, date_trunc('hour', ${now.toISOString()}::timestamptz, 'UTC'), ${visitorKey})
      on conflict do nothing returning project_id
    )
    insert into page_view_totals as t (project_id, views) select project_id, 1 from counted
    on conflict (project_id) do update set views = t.views + 1`);
}

export async function getPageViews(db: Database, projectId: string): Promise<number> {
  const [row] = await readRows<{ views: number }>(
    db,
    sql`select views from page_view_totals where project_id = ${projectId}`,
  );
  return row?.views ?? 0;
}

/** Deletes logged views older than 30 days. @returns how many */
export async function prunePageViews(db: Database, now: Date): Promise<number> {
  const [row] = await readRows<{ n: number }>(
    db,
    sql`
    with gone as (
      delete from page_views where hour < ${now.toISOString()}::timestamptz - ${`${KEEP_DAYS} days`}::interval returning 1
    ) select count(*) as n from gone`,
  );
  return row?.n ?? 0;
}
