import { and, count, desc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { AlertItem, listAlerts, readAlerts } from '../../../contracts/alerts/alertEndpoints';
import type { EndpointInput } from '../../../contracts/endpoint';
import { alerts, projects, watchlists } from '../../db/schema';
import type { Database } from '../../db/store';
import { notFound } from '../../http/problem';
import { alertText } from '../../../contracts/alerts/alertText';

type Query = EndpointInput<typeof listAlerts>['query'];

export const countUnread = (db: Database, account: string): Promise<number> =>
  db.$count(alerts, and(eq(alerts.account, account), isNull(alerts.readAt)));

/** Projects without any are left out. */
export async function countUnreadByProject(
  db: Database,
  account: string,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (projectIds.length === 0) return new Map();
  const rows = await db
    .select({ id: alerts.projectId, unread: count() })
    .from(alerts)
    .where(
      and(
        eq(alerts.account, account),
        inArray(alerts.projectId, [...projectIds]),
        isNull(alerts.readAt),
      ),
    )
    .groupBy(alerts.projectId);
  return new Map(rows.map(({ id, unread }) => [id, unread]));
}

async function assertOwnList(db: Database, account: string, id: string): Promise<void> {
  const isOwn = and(
    eq(watchlists.id, id),
    eq(watchlists.account, account),
    isNull(watchlists.deletedAt),
  );
  if ((await db.$count(watchlists, isOwn)) === 0) throw notFound('This list');
}

const PROJECT = {
  id: projects.id,
  name: projects.name,
  logo: projects.logo,
  ticker: sql<string | null>`${projects.tickers}[1]`,
};

/** Newest first. */
function readPage(db: Database, account: string, query: Query) {
  const { before, list, kind, unread, limit } = query;
  const { id, at, readAt, data, projectId } = alerts;
  const isListed = sql`exists (select 1 from watchlist_projects
    where watchlist_id = ${list} and project_id = ${projectId})`;
  return db
    .select({ id, kind: alerts.kind, at, readAt, data, project: PROJECT })
    .from(alerts)
    .innerJoin(projects, eq(projects.id, projectId))
    .where(
      and(
        eq(alerts.account, account),
        before === undefined ? undefined : lt(id, before),
        kind && eq(alerts.kind, kind),
        unread ? isNull(readAt) : undefined,
        list === undefined ? undefined : isListed,
      ),
    )
    .orderBy(desc(id))
    .limit(limit + 1);
}

/** @throws Problem 404 for a list of another account */
export async function readInbox(db: Database, account: string, query: Query) {
  const { list, limit } = query;
  if (list !== undefined) await assertOwnList(db, account, list);
  const rows = limit > 0 ? await readPage(db, account, query) : [];
  const shown = rows.slice(0, limit);
  return {
    items: shown.map(({ data, ...row }): AlertItem => ({
      ...row,
      text: alertText(row.kind, data as never),
    })),
    unread: await countUnread(db, account),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

/**
 * Marks those of the account.
 * @returns how many are unread now
 * @throws Problem 404 where all ids are of others, or of none
 */
export async function markRead(
  db: Database,
  account: string,
  { ids, upTo }: EndpointInput<typeof readAlerts>['body'],
  now: Date,
): Promise<number> {
  const which = ids ? inArray(alerts.id, ids) : lte(alerts.id, upTo!);
  const own = and(eq(alerts.account, account), which);
  if (ids && ids.length > 0 && (await db.$count(alerts, own)) === 0) throw notFound('This alert');
  await db
    .update(alerts)
    .set({ readAt: now.toISOString() })
    .where(and(own, isNull(alerts.readAt)));
  return countUnread(db, account);
}
