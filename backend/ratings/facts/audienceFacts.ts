import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../../db/store';
import type { Evidence, Facts } from '../../rating/types';
import { anyOf, type OfProject } from './shared';

export interface VoteRow extends OfProject {
  yes: number;
  no: number;
}
export interface ViewRow extends OfProject {
  views: number;
}

/** Votes that were cast at or before `now`. A vote that was changed since counts as it stands today. */
export function listVoteRows(
  db: Database,
  projectIds: readonly string[],
  now: Date,
): Promise<VoteRow[]> {
  return rowsOf<VoteRow>(
    db,
    sql`
    select project_id as "projectId", count(*) filter (where yes) as yes, count(*) filter (where not yes) as no
    from votes where project_id = ${anyOf(projectIds)} and voted_at <= ${now.toISOString()}::timestamptz group by project_id`,
  );
}

/** Views of the project page in the 30 days before `now`, one per visitor and hour. */
export function listViewRows(
  db: Database,
  projectIds: readonly string[],
  now: Date,
): Promise<ViewRow[]> {
  const to = now.toISOString();
  return rowsOf<ViewRow>(
    db,
    sql`
    select project_id as "projectId", count(*) as views from page_views
    where project_id = ${anyOf(projectIds)} and hour > ${to}::timestamptz - interval '30 days' and hour <= ${to}::timestamptz
    group by project_id`,
  );
}

/** This site's own record has no address; it is read at the moment of the rating. */
const ownRecord = (title: string, now: Date): Evidence[] => [
  { url: null, title, tier: 'P3', observedAt: now.toISOString() },
];

/** Nobody voted, nobody looked: unknown, not a bad mark. */
export function audienceFacts(
  vote: VoteRow | undefined,
  view: ViewRow | undefined,
  now: Date,
): Pick<Facts, 'votes' | 'pageViews'> {
  return {
    votes: vote
      ? { value: { yes: vote.yes, no: vote.no }, evidence: ownRecord('Votes on this site', now) }
      : null,
    pageViews: view
      ? { value: { views30d: view.views }, evidence: ownRecord('Page views on this site', now) }
      : null,
  };
}
