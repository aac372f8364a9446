import type { FastifyInstance } from 'fastify';
import { visit } from '../../contracts/endpoints';
import type { StoreAndClock } from '../db/store';
import { route } from '../http/route';
import { getPageViews, insertPageView } from '../page-views';
import { requireProject } from '../projects';
import { getVotes } from '../votes';

/** One call for what a project page does once it is shown. */
export function registerVisitRoutes(app: FastifyInstance, { store, now }: StoreAndClock): void {
  route(app, visit, async ({ body: { projectId } }, { ownPage, browserKey, visitorKey }) => {
    await requireProject(store.db, projectId);
    if (ownPage && browserKey) await insertPageView(store.db, projectId, browserKey, now());
    const [views, votes] = await Promise.all([
      getPageViews(store.db, projectId),
      getVotes(store.db, projectId, visitorKey),
    ]);
    return { views, votes };
  });
}
