import { eq, sql } from 'drizzle-orm';
import type { ListedProject } from '../../../contracts/projects/listedProject';
import type { Letter, RatingState } from '../../../contracts/vocabulary';
import type { ChangeSince, WatchedRow } from '../../../contracts/watchlists/watchlists';
import { watchlistProjects } from '../../db/schema';
import { iso, readRows, type Database } from '../../db/store';
import { listProjectsById } from '../../catalog/projects';

interface Then {
  state: RatingState | null;
  score: number | null;
  possible: number | null;
  letter: Letter | null;
  method: string | null;
}

interface Entry {
  projectId: string;
  addedAt: string;
  note: string;
  /** Of the current rating. */
  method: string | null;
  added: Then;
  visited: Then | null;
}

/** Off the scale there is no score. */
const SCORED = sql`r.state in ('rated', 'not-rated', 'suspended')`;

const readEntries = (db: Database, listId: string, since: string | null): Promise<Entry[]> =>
  readRows<Entry>(
    db,
    sql`
    select e.project_id as "projectId", ${iso(sql`e.added_at`)} as "addedAt", e.note, c.method_version as method,
      jsonb_build_object('state', e.added_state, 'score', e.added_score, 'possible', e.added_possible,
        'letter', e.added_letter, 'method', e.added_method) as added, v.visited
    from watchlist_projects e
    left join project_scores s on s.project_id = e.project_id left join ratings c on c.id = s.rating_id
    left join lateral (
      select jsonb_build_object('state', r.state, 'score', case when ${SCORED} then r.score end,
        'possible', case when ${SCORED} then r.possible end, 'letter', r.letter, 'method', r.method_version) as visited
      from ratings r where r.project_id = e.project_id and r.rated_at <= ${since}::timestamptz
        and e.added_at <= ${since}::timestamptz
      order by r.rated_at desc, r.id desc limit 1
    ) v on true
    where e.watchlist_id = ${listId} order by e.position, e.project_id`,
  );

const round = (points: number): number => Math.round(points * 10) / 10;

function toChange(
  { score, state }: ListedProject,
  method: string | null,
  since: string | null,
  then: Then | null,
): ChangeSince | null {
  if (since === null || !then || then.state === null) return null;
  const areRated = state === 'rated' && then.state === 'rated' && method === then.method;
  const comparable = areRated && score !== null && then.score !== null;
  return {
    at: since,
    state: then.state,
    score: then.score,
    possible: then.possible,
    letter: then.letter,
    moved: comparable ? round(score - then.score!) : null,
  };
}

/** Unread alerts of an account by project. */
export type CountUnread = (
  account: string,
  projectIds: readonly string[],
) => Promise<ReadonlyMap<string, number>>;

export interface Reader {
  account: string;
  /** When the visit before this one ended. */
  since: string | null;
  countUnread: CountUnread;
}

/** The projects of a list, in its order, for its owner. */
export async function readRowsOf(
  db: Database,
  listId: string,
  { account, since, countUnread }: Reader,
): Promise<WatchedRow[]> {
  const entries = await readEntries(db, listId, since);
  const ids = entries.map(({ projectId }) => projectId);
  const [projects, unread] = await Promise.all([
    listProjectsById(db, ids),
    countUnread(account, ids),
  ]);
  return entries.flatMap(({ projectId, addedAt, note, method, added, visited }) => {
    const project = projects.get(projectId);
    if (!project) return [];
    return {
      ...project,
      addedAt,
      note,
      sinceAdded: toChange(project, method, addedAt, added),
      // Another method is no change of the project.
      sinceVisit: visited?.method === method ? toChange(project, method, since, visited) : null,
      alerts: unread.get(projectId) ?? 0,
    };
  });
}

/** The projects of a list, in its order, for anybody. */
export async function readPublicRows(db: Database, listId: string): Promise<ListedProject[]> {
  const { projectId, position, watchlistId } = watchlistProjects;
  const ids = await db
    .select({ id: projectId })
    .from(watchlistProjects)
    .where(eq(watchlistId, listId))
    .orderBy(position, projectId);
  const projects = await listProjectsById(
    db,
    ids.map(({ id }) => id),
  );
  return ids.flatMap(({ id }) => projects.get(id) ?? []);
}

/** @returns whether the list has the project */
export async function setNote(
  db: Database,
  account: string,
  { id, project, note }: { id: string; project: string; note: string },
): Promise<boolean> {
  const set = await readRows(
    db,
    sql`
    update watchlist_projects e set note = ${note} from watchlists w
    where w.id = e.watchlist_id and w.id = ${id} and w.account = ${account} and w.deleted_at is null
      and e.project_id = coalesce((select project_id from project_aliases where alias = ${project}), ${project})
    returning 1`,
  );
  return set.length > 0;
}
