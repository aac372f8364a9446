import { and, eq, isNull } from 'drizzle-orm';
import { FEED_MAX, type NewestChange } from '../../../contracts/open-data/openDataEndpoints';
import { watchlistProjects, watchlists } from '../../db/schema';
import type { Database } from '../../db/store';
import { listNewest } from '../../events';
import { notFound } from '../../http/problem';

/** What changed in the projects of a list. @throws Problem 404 for an unknown or revoked key */
export async function readListFeed(
  db: Database,
  key: string,
): Promise<{ name: string; items: NewestChange[] }> {
  const [list] = await db
    .select({ id: watchlists.id, name: watchlists.name })
    .from(watchlists)
    .where(and(eq(watchlists.feedKey, key), isNull(watchlists.deletedAt)));
  if (!list) throw notFound('This feed');
  const rows = await db
    .select({ id: watchlistProjects.projectId })
    .from(watchlistProjects)
    .where(eq(watchlistProjects.watchlistId, list.id));
  const ids = rows.map(({ id }) => id);
  return { name: list.name, items: await listNewest(db, FEED_MAX, ids) };
}
