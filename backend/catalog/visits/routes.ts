import type { FastifyInstance } from 'fastify';
import { visit } from '../../../contracts/endpoints';
import type { StoreAndClock } from '../../db/store';
import { route } from '../../http/route';
import { countView, getPageViews } from '../page-views';
import { requireProject } from '../projects';
import { getVotes } from '../votes';

/** One call for what a project page does once it is shown. */
export function registerVisitRoutes(app: FastifyInstance, { store, now }: StoreAndClock): void {
  route(app, visit, async ({ body: { projectId } }, caller) => {
    await requireProject(store.db, projectId);
    await countView(store.db, projectId, caller, now());
    const [views, votes] = await Promise.all([
      getPageViews(store.db, projectId),
      getVotes(store.db, projectId, caller.visitorKey),
    ]);
    return { views, votes };
  });
}
