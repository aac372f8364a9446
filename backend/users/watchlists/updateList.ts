import { eq, sql } from 'drizzle-orm';
import { WATCHLIST_MESSAGES } from '../../../contracts/watchlists/watchlistFields';
import type { Watchlist } from '../../../contracts/watchlists/watchlists';
import { watchlists } from '../../db/schema';
import { textArray, type Database } from '../../db/store';
import { Problem } from '../../http/problem';
import { replaceEntries, requireProjects } from './entries';
import { changeLists, getList, listLists, touchList } from './lists';

export interface ListChange {
  id: string;
  /** Of which the change was made. */
  version: number;
  name?: string;
  projects?: readonly string[];
  order?: number;
}

/** Numbers the lists anew, with this one in its place; past the end is the end. */
async function moveList(tx: Database, account: string, id: string, order: number): Promise<void> {
  const others = (await listLists(tx, account)).map((list) => list.id).filter((one) => one !== id);
  const ids = [...others.slice(0, order), id, ...others.slice(order)];
  await tx.execute(sql`
    update watchlists w set position = g.place - 1
    from unnest(${textArray(ids)}) with ordinality as g (id, place) where w.id = g.id`);
}

/**
 * @throws Problem `conflict` with the newer list, if it is not of this version any more;
 * `not-found`; `invalid-input` for unknown projects
 */
export const updateList = (
  db: Database,
  account: string,
  { id, version, name, projects, order }: ListChange,
  now: Date,
): Promise<Watchlist> =>
  changeLists(db, account, async (tx) => {
    const list = await getList(tx, account, id);
    if (list.version !== version)
      throw new Problem('conflict', WATCHLIST_MESSAGES.conflict, { newer: list });
    if (name === undefined && projects === undefined && order === undefined) return list;
    if (name !== undefined) await tx.update(watchlists).set({ name }).where(eq(watchlists.id, id));
    if (projects) await replaceEntries(tx, id, await requireProjects(tx, projects), now);
    if (order !== undefined) await moveList(tx, account, id, order);
    await touchList(tx, id, now);
    return getList(tx, account, id);
  });
