import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contracts/endpoints';
import type { StoreAndClock } from '../db/store';
import { route } from '../http/route';
import { getRating } from './getRating';
import { getKeptAnswers } from './keptAnswers';
import { getProjectDetail } from './page/getProjectDetail';

export function registerRatingRoutes(app: FastifyInstance, { store, now }: StoreAndClock): void {
  const kept = getKeptAnswers(store);
  route(app, endpoints.getProject, ({ params: { id } }, caller) =>
    kept.answer(
      { name: 'project', id, seconds: endpoints.getProject.cacheSeconds, now: now(), caller },
      () => getProjectDetail(store.db, id, now()),
    ),
  );
  route(app, endpoints.getRating, ({ params: { id }, query: { at } }, caller) =>
    kept.answer(
      {
        name: `rating ${at ?? ''}`,
        id,
        seconds: endpoints.getRating.cacheSeconds,
        now: now(),
        caller,
      },
      () => getRating(store.db, id, at),
    ),
  );
}
