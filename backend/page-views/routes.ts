import type { FastifyInstance } from 'fastify';
import { pageView } from '../../contracts/endpoints';
import type { StoreAndClock } from '../db/store';
import { route } from '../http/route';
import { requireProject } from '../projects';
import { getPageViews, insertPageView } from './pageViews';

/** Counts only known visitors from our own pages; answers the count to anyone. */
export function registerPageViewRoutes(app: FastifyInstance, { store, now }: StoreAndClock): void {
  route(app, pageView, async ({ query: { projectId } }, { ownPage, browserKey }) => {
    await requireProject(store.db, projectId);
    if (ownPage && browserKey) await insertPageView(store.db, projectId, browserKey, now());
    return { projectId, views: await getPageViews(store.db, projectId) };
  });
}
