import { sql, type SQL } from 'drizzle-orm';
import { WATCHLIST_RESTORE_HOURS, WATCHLIST_VISIT_MINUTES } from '../../../contracts/limits';
import type { OwnWatchlist, Watchlist } from '../../../contracts/watchlists/watchlists';
import { lockKey } from '../../db/advisoryLocks';
import { iso, readRows, type Database } from '../../db/store';
import { notFound } from '../../http/problem';

/** Instants as SQL. */
export const at = (now: Date): SQL => sql`${now.toISOString()}::timestamptz`;

/** What was deleted or removed before it is so for good. */
export const restorable = (now: Date): SQL =>
  sql`${at(now)} - ${`${WATCHLIST_RESTORE_HOURS} hours`}::interval`;

/** A deleted list can be gone by the time of the call. */
export const noList = () => notFound('This list');

/**
 * A transaction that changes the lists of an account, one after the other: limits hold, and of two
 * updates of one version one wins.
 */
export const changeLists = <T>(
  db: Database,
  account: string,
  work: (tx: Database) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    await lockKey(tx, `watchlists ${account}`);
    return work(tx);
  });

const PLACED = (account: string): SQL => sql`(
  select *, (row_number() over (order by position, created_at, id) - 1)::int as place
  from watchlists where account = ${account} and deleted_at is null) w`;

const COLUMNS = sql`w.id, w.name, w.place as "order", w.version, ${iso(sql`w.updated_at`)} as "updatedAt",
  array(select project_id from watchlist_projects where watchlist_id = w.id order by position, project_id) as projects`;

/** In order. */
export const listLists = (db: Database, account: string): Promise<Watchlist[]> =>
  readRows<Watchlist>(db, sql`select ${COLUMNS} from ${PLACED(account)} order by w.place`);

/** @throws Problem `not-found`, for lists of others too */
export async function getList(db: Database, account: string, id: string): Promise<Watchlist> {
  const [list] = await readRows<Watchlist>(
    db,
    sql`select ${COLUMNS} from ${PLACED(account)} where w.id = ${id}`,
  );
  if (!list) throw noList();
  return list;
}

/** The first one is where a star goes. */
export async function findFirstList(db: Database, account: string): Promise<Watchlist | undefined> {
  const [list] = await readRows<Watchlist>(
    db,
    sql`select ${COLUMNS} from ${PLACED(account)} where w.place = 0`,
  );
  return list;
}

/** When the visit before the current one ended, which begins now if the last call is long past. */
const lastVisit = (now: Date): SQL => sql`case
  when w.visited_at < ${at(now)} - ${`${WATCHLIST_VISIT_MINUTES} minutes`}::interval then w.visited_at
  else w.last_visit_at end`;

/** @throws Problem `not-found` */
export async function getOwnList(
  db: Database,
  account: string,
  id: string,
  now: Date,
): Promise<OwnWatchlist> {
  const [list] = await readRows<OwnWatchlist>(
    db,
    sql`select ${COLUMNS}, ${iso(sql`w.created_at`)} as "createdAt", ${iso(lastVisit(now))} as "lastVisitAt",
      w.share_key as "shareKey", w.feed_key as "feedKey"
    from ${PLACED(account)} where w.id = ${id}`,
  );
  if (!list) throw noList();
  return list;
}

/** Counts a change. */
export const touchList = (tx: Database, id: string, now: Date): Promise<unknown> =>
  tx.execute(
    sql`update watchlists set version = version + 1, updated_at = ${at(now)} where id = ${id}`,
  );

/** Notes a call of a visit. @throws Problem `not-found` */
export async function visitList(
  db: Database,
  account: string,
  id: string,
  now: Date,
): Promise<string | null> {
  const [row] = await readRows<{ lastVisitAt: string | null }>(
    db,
    sql`update watchlists w set last_visit_at = ${lastVisit(now)}, visited_at = ${at(now)}
      where id = ${id} and account = ${account} and deleted_at is null
      returning ${iso(sql`w.last_visit_at`)} as "lastVisitAt"`,
  );
  if (!row) throw noList();
  return row.lastVisitAt;
}
