import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../../contracts/alerts/alertEndpoints';
import { watchlistChanges } from '../../../contracts/open-data/openDataEndpoints';
import type { StoreAndClock } from '../../db/store';
import { route, userRoute } from '../../http/route';
import { markRead, readInbox } from './inbox';
import { readListFeed } from './listFeed';
import { findById, findOwn, openOwn, saveOwn, unsubscribeBy } from './settings';

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
