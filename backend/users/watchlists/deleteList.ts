import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { WATCHLISTS_MAX } from '../../../contracts/limits';
import type { Watchlist } from '../../../contracts/watchlists/watchlists';
import { watchlistProjects, watchlists } from '../../db/schema';
import { countChanged, type Database } from '../../db/store';
import { assertRoom } from './insertList';
import { at, changeLists, getList, noList, restorable } from './lists';

/** Only the last ones can be restored: making and deleting lists must not fill the store. */
const forgetOlder = (tx: Database, account: string) =>
  tx.execute(sql`
    delete from watchlists where id in (
      select id from watchlists where account = ${account} and deleted_at is not null
      order by deleted_at desc, id offset ${WATCHLISTS_MAX})`);

/** Again is no error. @throws Problem `not-found` */
export const deleteList = (db: Database, account: string, id: string, now: Date): Promise<void> =>
  changeLists(db, account, async (tx) => {
    const found = await tx
      .update(watchlists)
      .set({ deletedAt: sql`coalesce(${watchlists.deletedAt}, ${at(now)})` })
      .where(and(eq(watchlists.id, id), eq(watchlists.account, account)))
      .returning({ id: watchlists.id });
    if (found.length === 0) throw noList();
    await forgetOlder(tx, account);
  });

/** Again is no error. @throws Problem `not-found` after a day; if there are too many lists */
export const restoreList = (
  db: Database,
  account: string,
  id: string,
  now: Date,
): Promise<Watchlist> =>
  changeLists(db, account, async (tx) => {
    const { deletedAt } = watchlists;
    const [list] = await tx
      .select({ deletedAt })
      .from(watchlists)
      .where(
        and(
          eq(watchlists.id, id),
          eq(watchlists.account, account),
          or(isNull(deletedAt), gt(deletedAt, restorable(now))),
        ),
      );
    if (!list) throw noList();
    if (list.deletedAt !== null) {
      await assertRoom(tx, account);
      await tx.execute(sql`update watchlists set deleted_at = null where id = ${id}`);
    }
    return getList(tx, account, id);
  });

/** That can be restored, the last deleted first. */
export function listDeleted(db: Database, account: string, now: Date) {
  const { id, name, deletedAt } = watchlists;
  return db
    .select({
      id,
      name,
      deletedAt: sql<string>`${deletedAt}`.mapWith(deletedAt),
      projects: db.$count(watchlistProjects, eq(watchlistProjects.watchlistId, id)),
    })
    .from(watchlists)
    .where(and(eq(watchlists.account, account), gt(deletedAt, restorable(now))))
    .orderBy(desc(deletedAt), id);
}

/** @returns how many lists and removed projects are gone for good */
export async function pruneLists(db: Database, now: Date): Promise<number> {
  const lists = sql`delete from watchlists where deleted_at <= ${restorable(now)} returning 1`;
  const removed = sql`delete from watchlist_removed where removed_at <= ${restorable(now)} returning 1`;
  return (await countChanged(db, lists)) + (await countChanged(db, removed));
}
