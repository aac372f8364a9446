import type { FastifyInstance } from 'fastify';
import { letterChanges, methodology } from '../../../contracts/endpoints';
import type { LetterChanges } from '../../../contracts/ratings/letterChanges';
import type { StoreAndClock } from '../../db/store';
import { route } from '../../http/route';
import { listOff } from '../../ratings';
import { getMethodology } from './getMethodology';
import letters from './letters.json';

export function registerMethodologyRoutes(app: FastifyInstance, { store }: StoreAndClock): void {
  route(app, methodology, async ({ query }) =>
    getMethodology(await listOff(store.db), query.version),
  );
  route(app, letterChanges, async () => letters as LetterChanges);
}
