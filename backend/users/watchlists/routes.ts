import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../../contracts/watchlists/watchlistEndpoints';
import type { StoreAndClock } from '../../db/store';
import { notFound } from '../../http/problem';
import { route, userRoute, type UserCaller } from '../../http/route';
import { getSearchIndex } from '../../catalog/search';
import { createList } from './createList';
import { deleteList, listDeleted, restoreList } from './deleteList';
import { exportList } from './exportList';
import { findShared, switchKey } from './keys';
import { getOwnList, listLists, noList, visitList } from './lists';
import { matchProjects } from './match/matchProjects';
import { readPublicRows, readRowsOf, setNote, type CountUnread } from './rows';
import { updateList } from './updateList';
import { joinStars, watchProject } from './watchProject';

export interface WatchlistNeeds extends StoreAndClock {
  countUnread: CountUnread;
}

function registerWriting(app: FastifyInstance, { store: { db }, now }: WatchlistNeeds): void {
  userRoute(app, endpoints.createWatchlist, ({ body }, { account, once }) =>
    createList(db, account, { ...body, now: now(), once }),
  );
  userRoute(app, endpoints.updateWatchlist, ({ body }, { account }) =>
    updateList(db, account, body, now()),
  );
  userRoute(app, endpoints.deleteWatchlist, ({ body: { id } }, { account }) =>
    deleteList(db, account, id, now()),
  );
  userRoute(app, endpoints.restoreWatchlist, ({ body: { id } }, { account }) =>
    restoreList(db, account, id, now()),
  );
  userRoute(app, endpoints.watchProject, ({ body }, { account }) =>
    watchProject(db, account, body, now()),
  );
  userRoute(app, endpoints.joinWatchlist, ({ body: { projects } }, { account }) =>
    joinStars(db, account, projects, now()),
  );
  userRoute(app, endpoints.noteWatched, async ({ body }, { account }) => {
    if (!(await setNote(db, account, body))) throw notFound('This project of the list');
    return { note: body.note };
  });
  userRoute(app, endpoints.shareWatchlist, ({ body: { id, shared } }, { account }) =>
    switchKey(db, account, 'shareKey', { id, on: shared }),
  );
  userRoute(app, endpoints.feedWatchlist, ({ body: { id, on } }, { account }) =>
    switchKey(db, account, 'feedKey', { id, on }),
  );
  userRoute(app, endpoints.visitWatchlist, async ({ body: { id } }, { account, actor }) => ({
    // Staff who act as the user do not visit for them.
    lastVisitAt: actor
      ? (await getOwnList(db, account, id, now())).lastVisitAt
      : await visitList(db, account, id, now()),
  }));
}

export function registerWatchlistRoutes(app: FastifyInstance, given: WatchlistNeeds): void {
  const { store, now, countUnread } = given;
  const { db } = store;
  const index = getSearchIndex(db, now);

  async function read(id: string, { account, actor }: UserCaller) {
    const list = await getOwnList(db, account, id, now());
    const rows = await readRowsOf(db, id, { account, since: list.lastVisitAt, countUnread });
    // Addresses that need no sign-in are for the owner alone.
    return { list: actor ? { ...list, shareKey: null, feedKey: null } : list, rows };
  }

  registerWriting(app, given);
  userRoute(app, endpoints.listWatchlists, async (_input, { account }) => ({
    watchlists: await listLists(db, account),
  }));
  userRoute(app, endpoints.listDeletedWatchlists, async (_input, { account }) => ({
    items: await listDeleted(db, account, now()),
  }));
  userRoute(app, endpoints.readWatchlist, ({ params: { id } }, caller) => read(id, caller));
  userRoute(app, endpoints.exportWatchlist, async ({ params, query: { format } }, caller) => {
    const { list, rows } = await read(params.id, caller);
    return exportList(list, rows, format, now());
  });
  userRoute(app, endpoints.matchProjects, async ({ body: { text } }) =>
    matchProjects(db, await index.current(), text),
  );
  route(app, endpoints.readSharedWatchlist, async ({ params: { key } }) => {
    const list = await findShared(db, key);
    if (!list) throw noList();
    const { id, name, updatedAt } = list;
    return { name, updatedAt, rows: await readPublicRows(db, id) };
  });
}
