import type { FastifyInstance } from 'fastify';
import { pageView } from '../../contracts/endpoints';
import type { StoreAndClock } from '../db/store';
import { route } from '../http/route';
import { requireProject } from '../projects';
import { getPageViews, insertPageView } from './pageViews';

/** Counts only known visitors from our own pages; answers the count to anyone. */
export function registerPageViewRoutes(app: FastifyInstance, { store, now }: StoreAndClock): void {
  route(app, pageView, async ({ query: { projectId } }, { ownPage, visitorKey }) => {
    await requireProject(store.db, projectId);
    if (ownPage && visitorKey) await insertPageView(store.db, projectId, visitorKey, now());
    return { projectId, views: await getPageViews(store.db, projectId) };
  });
}
