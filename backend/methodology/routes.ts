import type { FastifyInstance } from 'fastify';
import { letterChanges, methodology } from '../../contracts/endpoints';
import type { LetterChanges } from '../../contracts/letterChanges';
import { route } from '../http/route';
import { getMethodology } from './getMethodology';
import letters from './letters.json';

export function registerMethodologyRoutes(app: FastifyInstance): void {
  route(app, methodology, async ({ query }) => getMethodology(query.version));
  route(app, letterChanges, async () => letters as LetterChanges);
}
