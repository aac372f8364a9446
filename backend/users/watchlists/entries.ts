import { eq, max, sql, type SQL } from 'drizzle-orm';
import { WATCHLIST_PROJECTS_MAX } from '../../../contracts/limits';
import { WATCHLIST_MESSAGES } from '../../../contracts/watchlists/watchlistFields';
import { watchlistProjects } from '../../db/schema';
import { readRows, textArray, type Database } from '../../db/store';
import { Problem } from '../../http/problem';
import { at, restorable } from './lists';

interface Resolved {
  given: string;
  /** Null: no such project. */
  id: string | null;
}

/** Former ids mean the project they belong to now. */
export const resolveProjects = (db: Database, ids: readonly string[]): Promise<Resolved[]> =>
  readRows<Resolved>(
    db,
    sql`
    select g.id as given, coalesce(p.id, a.project_id) as id
    from unnest(${textArray(ids)}) with ordinality as g (id, place)
    left join projects p on p.id = g.id
    left join project_aliases a on p.id is null and a.alias = g.id order by g.place`,
  );

/** Of those that exist, each once. */
export async function knownProjects(db: Database, ids: readonly string[]): Promise<string[]> {
  const resolved = await resolveProjects(db, ids);
  return [...new Set(resolved.flatMap(({ id }) => id ?? []))];
}

/** Each once. @throws Problem that names the unknown ones */
export async function requireProjects(db: Database, ids: readonly string[]): Promise<string[]> {
  const resolved = await resolveProjects(db, ids);
  const fields = resolved.flatMap(({ given, id }, place) =>
    id === null
      ? [
          {
            path: `body.projects[${place}]`,
            message: `${given} ${WATCHLIST_MESSAGES.unknownProject}`,
          },
        ]
      : [],
  );
  if (fields.length > 0) throw new Problem('invalid-input', 'Some input is not valid.', { fields });
  return [...new Set(resolved.flatMap(({ id }) => id ?? []))];
}

/** What is kept of a project, on a list and off it. */
const COLUMNS = [
  'watchlist_id',
  'project_id',
  'added_at',
  'note',
  'added_state',
  'added_score',
  'added_possible',
  'added_letter',
  'added_method',
];
const KEPT = sql.raw(COLUMNS.join(', '));
const AS_REMOVED = sql.raw(
  ['removed_at', ...COLUMNS.slice(2)].map((name) => `${name} = excluded.${name}`).join(', '),
);
const KEPT_OF_BACK = sql.raw(COLUMNS.map((name) => `b.${name}`).join(', '));

/** Only the last ones come back: adding and removing must not fill the store. */
const forgetOlder = (tx: Database, listId: string) =>
  tx.execute(sql`
    delete from watchlist_removed where watchlist_id = ${listId} and project_id in (
      select project_id from watchlist_removed where watchlist_id = ${listId}
      order by removed_at desc, project_id offset ${WATCHLIST_PROJECTS_MAX})`);

/** Takes projects off a list, and keeps for a day what it had of them. @returns how many */
async function removeEntries(tx: Database, listId: string, which: SQL, now: Date): Promise<number> {
  const gone = await readRows(
    tx,
    sql`
    with gone as (
      delete from watchlist_projects where watchlist_id = ${listId} and ${which} returning *
    )
    insert into watchlist_removed (removed_at, ${KEPT}) select ${at(now)}, ${KEPT} from gone
    on conflict (watchlist_id, project_id) do update set ${AS_REMOVED} returning 1`,
  );
  if (gone.length > 0) await forgetOlder(tx, listId);
  return gone.length;
}

/**
 * Adds projects from this position on, each with its rating of now, or as it was if it was removed
 * within a day; those that the list has move there and keep the rest.
 */
async function putEntries(
  tx: Database,
  listId: string,
  { ids, position, now }: { ids: readonly string[]; position: number; now: Date },
): Promise<void> {
  const given = sql`unnest(${textArray(ids)}) with ordinality as g (id, place)`;
  await tx.execute(sql`
    with back as (
      delete from watchlist_removed where watchlist_id = ${listId}
        and project_id = any(${textArray(ids)}) returning *
    )
    insert into watchlist_projects (position, ${KEPT})
    select g.place - 1 + ${position}, ${listId}, g.id, ${at(now)}, '',
      case when r.id is not null then s.state end, s.score, s.possible, s.letter, r.method_version
    from ${given}
    left join project_scores s on s.project_id = g.id left join ratings r on r.id = s.rating_id
    where g.id not in (select project_id from back where removed_at > ${restorable(now)})
    union all
    select g.place - 1 + ${position}, ${KEPT_OF_BACK}
    from ${given} join back b on b.project_id = g.id and b.removed_at > ${restorable(now)}
    on conflict (watchlist_id, project_id) do update set position = excluded.position`);
}

/** At the end of a list that has room for them. */
export async function appendEntries(
  tx: Database,
  listId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const [last] = await tx
    .select({ position: max(watchlistProjects.position) })
    .from(watchlistProjects)
    .where(eq(watchlistProjects.watchlistId, listId));
  await putEntries(tx, listId, { ids, position: (last?.position ?? -1) + 1, now });
}

/** The list has these and no others then, in this order. */
export async function replaceEntries(
  tx: Database,
  listId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await removeEntries(tx, listId, sql`project_id <> all(${textArray(ids)})`, now);
  await putEntries(tx, listId, { ids, position: 0, now });
}

/** @returns whether the list had it */
export const deleteEntry = async (
  tx: Database,
  listId: string,
  projectId: string,
  now: Date,
): Promise<boolean> => (await removeEntries(tx, listId, sql`project_id = ${projectId}`, now)) > 0;

export const roomIn = ({ projects }: { projects: readonly string[] }): number =>
  Math.max(0, WATCHLIST_PROJECTS_MAX - projects.length);

export const tooManyProjects = (): Problem =>
  new Problem('invalid-input', WATCHLIST_MESSAGES.tooManyProjects, {
    fields: [{ path: 'body', message: WATCHLIST_MESSAGES.tooManyProjects }],
  });
