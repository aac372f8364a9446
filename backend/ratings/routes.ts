import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contracts/endpoints';
import type { StoreAndClock } from '../db/store';
import { route } from '../http/route';
import { getRating } from './getRating';
import { getProjectDetail } from './page/getProjectDetail';

/** The project page's data and the full rating. */
export function registerRatingRoutes(app: FastifyInstance, { store, now }: StoreAndClock): void {
  route(app, endpoints.getProject, ({ params }) => getProjectDetail(store.db, params.id, now()));
  route(app, endpoints.getRating, ({ params, query }) => getRating(store.db, params.id, query.at));
}
