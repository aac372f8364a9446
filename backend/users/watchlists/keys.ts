import { randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { watchlists } from '../../db/schema';
import type { Database } from '../../db/store';
import { changeLists, noList } from './lists';

/** 128 bits. */
const newKey = (): string => randomBytes(16).toString('base64url');

/**
 * Switching on again keeps the key; after off, there is a new one.
 * @throws Problem `not-found`
 */
export const switchKey = (
  db: Database,
  account: string,
  which: 'shareKey' | 'feedKey',
  { id, on }: { id: string; on: boolean },
): Promise<{ key: string | null }> =>
  changeLists(db, account, async (tx) => {
    const column = watchlists[which];
    const [row] = await tx
      .update(watchlists)
      .set({ [which]: on ? sql`coalesce(${column}, ${newKey()})` : null })
      .where(
        and(eq(watchlists.id, id), eq(watchlists.account, account), isNull(watchlists.deletedAt)),
      )
      .returning({ key: column });
    if (!row) throw noList();
    return { key: row.key };
  });

interface SharedList {
  id: string;
  name: string;
  updatedAt: string;
}

/** Undefined once it is revoked or the list is deleted. */
export async function findShared(db: Database, key: string): Promise<SharedList | undefined> {
  const [list] = await db
    .select({ id: watchlists.id, name: watchlists.name, updatedAt: watchlists.updatedAt })
    .from(watchlists)
    .where(and(eq(watchlists.shareKey, key), isNull(watchlists.deletedAt)));
  return list;
}
