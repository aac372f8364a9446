import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contracts/endpoints';
import type { LetterChanges } from '../../contracts/letterChanges';
import type { StoreAndClock } from '../db/store';
import { route } from '../http/route';
import { createShortCache } from '../search';
import { listLetterChanges } from './compare/listLetterChanges';
import { getRating } from './getRating';
import { getKeptAnswers } from './keptAnswers';
import { getProjectDetail } from './page/getProjectDetail';

/** It rates every project by both methods. */
const LETTERS_KEPT_MS = 60_000;

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
  const letters = createShortCache<LetterChanges>({ milliseconds: LETTERS_KEPT_MS, most: 1, now });
  route(app, endpoints.letterChanges, () =>
    letters.get('', () => listLetterChanges(store.db, now())),
  );
}
