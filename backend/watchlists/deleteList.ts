import { sql } from 'drizzle-orm';
import { WATCHLISTS_MAX } from '../../contracts/limits';
import type { Watchlist } from '../../contracts/watchlists';
import { iso, readRows, type Database } from '../db/store';
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
    const found = await readRows(
      tx,
      sql`update watchlists set deleted_at = coalesce(deleted_at, ${at(now)})
        where id = ${id} and account = ${account} returning 1`,
    );
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
    const [list] = await readRows<{ deleted: boolean }>(
      tx,
      sql`select deleted_at is not null as deleted from watchlists
        where id = ${id} and account = ${account} and (deleted_at is null or deleted_at > ${restorable(now)})`,
    );
    if (!list) throw noList();
    if (list.deleted) {
      await assertRoom(tx, account);
      await tx.execute(sql`update watchlists set deleted_at = null where id = ${id}`);
    }
    return getList(tx, account, id);
  });

interface DeletedList {
  id: string;
  name: string;
  projects: number;
  deletedAt: string;
}

/** That can be restored, the last deleted first. */
export const listDeleted = (db: Database, account: string, now: Date): Promise<DeletedList[]> =>
  readRows<DeletedList>(
    db,
    sql`select id, name, ${iso(sql`deleted_at`)} as "deletedAt",
      (select count(*)::int from watchlist_projects where watchlist_id = w.id) as projects
    from watchlists w where account = ${account} and deleted_at > ${restorable(now)} order by w.deleted_at desc, id`,
  );

/** @returns how many lists and removed projects are gone for good */
export async function pruneLists(db: Database, now: Date): Promise<number> {
  const lists = await readRows(
    db,
    sql`delete from watchlists where deleted_at <= ${restorable(now)} returning 1`,
  );
  const removed = await readRows(
    db,
    sql`delete from watchlist_removed where removed_at <= ${restorable(now)} returning 1`,
  );
  return lists.length + removed.length;
}
