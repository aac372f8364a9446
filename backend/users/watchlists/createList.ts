import type { Watchlist } from '../../../contracts/watchlists/watchlists';
import { beginOnce, finishOnce } from '../accounts';
import type { Database } from '../../db/store';
import type { Once } from '../../http/caller';
import { Problem } from '../../http/problem';
import { replaceEntries, requireProjects } from './entries';
import { insertList } from './insertList';
import { changeLists, getList } from './lists';

export interface NewList {
  name: string;
  projects: readonly string[];
  now: Date;
  /** Makes one list, however often the call comes. */
  once?: Once;
}

async function create(
  tx: Database,
  account: string,
  { name, projects, now }: NewList,
): Promise<string> {
  const ids = await requireProjects(tx, projects);
  const id = await insertList(tx, account, name, now);
  await replaceEntries(tx, id, ids, now);
  return id;
}

/**
 * The answer of a repeated call is the list as it is now.
 * @throws Problem for unknown projects, a full account, or a key that came with another body
 */
export const createList = (db: Database, account: string, list: NewList): Promise<Watchlist> =>
  changeLists(db, account, async (tx) => {
    const { once, now } = list;
    const before = once && (await beginOnce(tx, once, now));
    if (before?.state === 'other')
      throw new Problem('key-reused', 'This Idempotency-Key was used with another body.');
    if (before?.answer) return getList(tx, account, before.answer);
    const id = await create(tx, account, list);
    if (once) await finishOnce(tx, { keyHash: once.keyHash, answer: id });
    return getList(tx, account, id);
  });
