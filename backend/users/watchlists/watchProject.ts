import { DEFAULT_WATCHLIST_NAME } from '../../../contracts/watchlists/watchlistFields';
import type { Watchlist } from '../../../contracts/watchlists/watchlists';
import type { Database } from '../../db/store';
import { notFound } from '../../http/problem';
import { appendEntries, deleteEntry, knownProjects, roomIn, tooManyProjects } from './entries';
import { insertList } from './insertList';
import { changeLists, findFirstList, getList, listLists, noList, touchList } from './lists';

export interface Press {
  /** Without one, the first list. */
  id?: string;
  project: string;
  watched: boolean;
}

async function makeFirst(tx: Database, account: string, now: Date): Promise<Watchlist> {
  return getList(tx, account, await insertList(tx, account, DEFAULT_WATCHLIST_NAME, now));
}

async function findTarget(tx: Database, account: string, { id, watched }: Press, now: Date) {
  if (id !== undefined) return getList(tx, account, id);
  const first = await findFirstList(tx, account);
  if (first) return first;
  if (!watched) throw noList();
  return makeFirst(tx, account, now);
}

async function add(tx: Database, list: Watchlist, project: string, now: Date): Promise<boolean> {
  const [id] = await knownProjects(tx, [project]);
  if (id === undefined) throw notFound('The project');
  if (list.projects.includes(id)) return false;
  if (roomIn(list) === 0) throw tooManyProjects();
  await appendEntries(tx, list.id, [id], now);
  return true;
}

/** A project that has gone can still be removed by the id it had. */
async function remove(tx: Database, list: Watchlist, project: string, now: Date): Promise<boolean> {
  const [id = project] = await knownProjects(tx, [project]);
  return deleteEntry(tx, list.id, id, now);
}

/**
 * One press of a star: adds at the end, or removes. Again changes nothing. What was removed within
 * a day comes back with its note and the rating when it was added.
 * @throws Problem `not-found`; `invalid-input` for a full list
 */
export const watchProject = (
  db: Database,
  account: string,
  press: Press,
  now: Date,
): Promise<Watchlist> =>
  changeLists(db, account, async (tx) => {
    const list = await findTarget(tx, account, press, now);
    const changed = press.watched
      ? await add(tx, list, press.project, now)
      : await remove(tx, list, press.project, now);
    if (!changed) return list;
    await touchList(tx, list.id, now);
    return getList(tx, account, list.id);
  });

export interface Joined {
  list: Watchlist | null;
  added: string[];
  left: string[];
}

/**
 * Adds a visitor's stars to the first list, but for those that some list has, and those of which
 * there is no project.
 */
export const joinStars = (
  db: Database,
  account: string,
  projects: readonly string[],
  now: Date,
): Promise<Joined> =>
  changeLists(db, account, async (tx) => {
    const known = await knownProjects(tx, projects);
    const watched = new Set((await listLists(tx, account)).flatMap((list) => list.projects));
    const wanted = known.filter((id) => !watched.has(id));
    const first = await findFirstList(tx, account);
    if (wanted.length === 0) return { list: first ?? null, added: [], left: [] };
    const list = first ?? (await makeFirst(tx, account, now));
    const added = wanted.slice(0, roomIn(list));
    if (added.length > 0) {
      await appendEntries(tx, list.id, added, now);
      await touchList(tx, list.id, now);
    }
    const left = wanted.slice(added.length);
    return { list: await getList(tx, account, list.id), added, left };
  });
