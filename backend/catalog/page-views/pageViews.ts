import { eq, sql } from 'drizzle-orm';
import { pageViews, pageViewTotals } from '../../db/schema';
import { countChanged, readRows, type Database } from '../../db/store';
import type { Caller } from '../../http/route';
import {
  hasRoom,
  lockNetworks,
  ofNetworks,
  storedKeys,
  type NetworkKeys,
} from '../../limits/networkCeilings';

/** Trending looks back 7 days, a rating's context 30. Totals stay. */
const KEEP_DAYS = 30;

/** All keyed hashes. */
export interface Viewer {
  visitorKey: string;
  networks: NetworkKeys;
}

/**
 * Counts once per project, visitor and hour (UTC), while each of the viewer's networks has a free
 * place in that hour.
 */
export async function insertPageView(
  db: Database,
  projectId: string,
  { visitorKey, networks }: Viewer,
  now: Date,
): Promise<void> {
  const hour = sql`date_trunc('hour', ${now.toISOString()}::timestamptz, 'UTC')`;
  const known = await readRows(
    db,
    sql`select 1 from page_views where project_id = ${projectId} and hour = ${hour} and visitor_key = ${visitorKey}`,
  );
  if (known.length > 0) return;
  await db.transaction(async (tx) => {
    await lockNetworks(tx, `view ${projectId}`, networks);
    await tx.execute(sql`
      with counted as (
        insert into page_views (project_id, hour, visitor_key, network_keys)
        select ${projectId}, ${hour}, ${visitorKey}, ${storedKeys(networks)}
        where (
          select ${hasRoom(pageViews.networkKeys, networks)} from page_views
          where hour = ${hour} and project_id = ${projectId} and ${ofNetworks(pageViews.widestKey, networks)}
        )
        on conflict do nothing returning project_id
      )
      insert into page_view_totals as t (project_id, views) select project_id, 1 from counted
      on conflict (project_id) do update set views = t.views + 1`);
  });
}

/** Counts only what a page of ours reports, for a visitor the web tier knows. */
export async function countView(
  db: Database,
  projectId: string,
  { ownPage, browserKey, networkKeys }: Caller,
  now: Date,
): Promise<void> {
  if (!ownPage || !browserKey) return;
  await insertPageView(db, projectId, { visitorKey: browserKey, networks: networkKeys }, now);
}

export async function getPageViews(db: Database, projectId: string): Promise<number> {
  const [row] = await db
    .select({ views: pageViewTotals.views })
    .from(pageViewTotals)
    .where(eq(pageViewTotals.projectId, projectId));
  return row?.views ?? 0;
}

/** Deletes logged views older than 30 days. @returns how many */
export const prunePageViews = (db: Database, now: Date): Promise<number> =>
  countChanged(
    db,
    sql`delete from page_views where hour < ${now.toISOString()}::timestamptz - ${`${KEEP_DAYS} days`}::interval
      returning 1`,
  );
