import { and, lte, sql } from 'drizzle-orm';
import { votes } from '../../db/schema';
import { inList, readRows, type Database } from '../../db/store';
import type { Evidence, Facts } from '../../rating';
import { anyOf, toFact, type OfProject } from './shared';

export interface VoteRow extends OfProject {
  yes: number;
  no: number;
}
export interface ViewRow extends OfProject {
  views: number;
}

/** Votes up to `now`; a vote changed since counts in its present form. */
export function listVoteRows(
  db: Database,
  projectIds: readonly string[],
  now: Date,
): Promise<VoteRow[]> {
  const { projectId, yes, votedAt } = votes;
  return db
    .select({
      projectId,
      yes: sql<number>`count(*) filter (where ${yes})`,
      no: sql<number>`count(*) filter (where not ${yes})`,
    })
    .from(votes)
    .where(and(inList(projectId, projectIds), lte(votedAt, now.toISOString())))
    .groupBy(projectId);
}

/** Views in the 30 days before `now`, one a day (UTC) per network (/48, /24). */
export function listViewRows(
  db: Database,
  projectIds: readonly string[],
  now: Date,
): Promise<ViewRow[]> {
  const to = now.toISOString();
  return readRows<ViewRow>(
    db,
    sql`
    select project_id as "projectId", count(distinct (date_trunc('day', hour, 'UTC'), widest_key)) as views from page_views
    where project_id = ${anyOf(projectIds)} and hour > ${to}::timestamptz - interval '30 days' and hour <= ${to}::timestamptz
    group by project_id`,
  );
}

const ownRecord = (title: string, now: Date): Evidence => ({
  url: null,
  title,
  tier: 'P3',
  statedAt: now.toISOString(),
  precision: 'day',
  readAt: now.toISOString(),
  how: 'machine',
  locator: null,
  block: null,
});

/** No votes or views means unknown, not zero. */
export const audienceFacts = (
  vote: VoteRow | undefined,
  view: ViewRow | undefined,
  now: Date,
): Pick<Facts, 'votes' | 'pageViews'> => ({
  votes: toFact(
    vote ? { yes: vote.yes, no: vote.no } : null,
    ownRecord('Votes on this site', now),
    false,
  ),
  pageViews: toFact(
    view ? { views30d: view.views } : null,
    ownRecord('Page views on this site', now),
    false,
  ),
});
