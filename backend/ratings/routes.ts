import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contracts/endpoints';
import type { StoreAndClock } from '../db/store';
import { route } from '../http/route';
import { getRating } from './getRating';
import { getProjectDetail } from './page/getProjectDetail';
import { getVerdict } from './page/getVerdict';

export function registerRatingRoutes(app: FastifyInstance, { store, now }: StoreAndClock): void {
  route(app, endpoints.getProject, ({ params: { id } }) => getProjectDetail(store.db, id, now()));
  route(app, endpoints.getRating, ({ params: { id }, query: { at } }) =>
    getRating(store.db, id, at),
  );
  route(app, endpoints.getVerdict, ({ params: { id } }) => getVerdict(store.db, id));
}
