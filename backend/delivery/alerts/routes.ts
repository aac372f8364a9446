import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../../contracts/alerts/alertEndpoints';
import {
  FEED_MAX,
  type NewestChange,
  watchlistChanges,
} from '../../../contracts/open-data/openDataEndpoints';
import { watchlistProjects, watchlists } from '../../db/schema';
import type { Database, StoreAndClock } from '../../db/store';
import { listNewest } from '../../events';
import { notFound } from '../../http/problem';
import { route, userRoute } from '../../http/route';
import { markRead, readInbox } from './inbox';
import { findById, findOwn, openOwn, saveOwn, unsubscribeBy } from './settings';

/** What changed in the projects of a list. @throws Problem 404 for an unknown or revoked key */
async function readListFeed(
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

function registerInbox(app: FastifyInstance, { store: { db }, now }: StoreAndClock): void {
  userRoute(app, endpoints.listAlerts, ({ query }, { account }) => readInbox(db, account, query));
  userRoute(app, endpoints.readAlerts, async ({ body }, { account }) => ({
    unread: await markRead(db, account, body, now()),
  }));
}

/** The web tier calls these; its own routes are those of §7. */
function registerSettings(app: FastifyInstance, { store: { db }, now }: StoreAndClock): void {
  userRoute(app, endpoints.findOwnSettings, (_, { account }) => findOwn(db, account));
  userRoute(app, endpoints.openOwnSettings, ({ body }, { account }) =>
    openOwn(db, account, body.email),
  );
  userRoute(app, endpoints.saveOwnSettings, ({ body }, { account }) =>
    saveOwn(db, account, body, now()),
  );
  route(app, endpoints.findSettingsById, ({ body }) => findById(db, body.id));
  route(app, endpoints.unsubscribeById, async ({ body }) => {
    await unsubscribeBy(db, body.id, now());
    return { unsubscribed: true };
  });
}

export function registerAlertRoutes(app: FastifyInstance, given: StoreAndClock): void {
  registerInbox(app, given);
  registerSettings(app, given);
  route(app, watchlistChanges, ({ body }) => readListFeed(given.store.db, body.key));
}
