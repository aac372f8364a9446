import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contracts/endpoints';
import type { StoreAndClock } from '../db/store';
import { route } from '../http/route';
import { getRating } from './getRating';
import { getProjectDetail, getVerdict, type ListOtherwise } from './page/getProjectDetail';

export interface RatingNeeds extends StoreAndClock {
  listOtherwise: ListOtherwise;
}

export function registerRatingRoutes(
  app: FastifyInstance,
  { store, now, listOtherwise }: RatingNeeds,
): void {
  route(app, endpoints.getProject, ({ params: { id } }) =>
    getProjectDetail(store.db, id, now(), listOtherwise),
  );
  route(app, endpoints.getRating, ({ params: { id }, query: { at } }) =>
    getRating(store.db, id, at),
  );
  route(app, endpoints.getVerdict, ({ params: { id } }) => getVerdict(store.db, id));
}
