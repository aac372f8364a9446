import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { WATCHLISTS_MAX } from '../../../contracts/limits';
import { WATCHLIST_MESSAGES } from '../../../contracts/watchlists/watchlistFields';
import { watchlists } from '../../db/schema';
import type { Database } from '../../db/store';
import { Problem } from '../../http/problem';
import { at } from './lists';

const tooMany = () =>
  new Problem('invalid-input', WATCHLIST_MESSAGES.tooManyLists, {
    fields: [{ path: 'body', message: WATCHLIST_MESSAGES.tooManyLists }],
  });

/**
 * @param tx holds the account's lock
 * @throws Problem if the account has as many lists as it may
 */
export async function assertRoom(tx: Database, account: string): Promise<void> {
  const own = and(eq(watchlists.account, account), isNull(watchlists.deletedAt));
  if ((await tx.$count(watchlists, own)) >= WATCHLISTS_MAX) throw tooMany();
}

/** An empty list, after the others. @returns its id */
export async function insertList(
  tx: Database,
  account: string,
  name: string,
  now: Date,
): Promise<string> {
  await assertRoom(tx, account);
  const id = randomUUID();
  await tx.execute(sql`
    insert into watchlists (id, account, name, position, created_at, updated_at)
    select ${id}, ${account}, ${name}, coalesce(max(position), -1) + 1, ${at(now)}, ${at(now)}
    from watchlists where account = ${account} and deleted_at is null`);
  return id;
}
