import type { FastifyInstance } from 'fastify';
import { pageView } from '../../../contracts/endpoints';
import type { StoreAndClock } from '../../db/store';
import { route } from '../../http/route';
import { requireProject } from '../projects';
import { countView, getPageViews } from './pageViews';

/** Counts only known visitors from our own pages; answers the count to anyone. */
export function registerPageViewRoutes(app: FastifyInstance, { store, now }: StoreAndClock): void {
  route(app, pageView, async ({ query: { projectId } }, caller) => {
    await requireProject(store.db, projectId);
    await countView(store.db, projectId, caller, now());
    return { projectId, views: await getPageViews(store.db, projectId) };
  });
}
