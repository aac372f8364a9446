import type { FastifyInstance } from 'fastify';
import { methodology } from '../../contracts/endpoints';
import { route } from '../http/route';
import { getMethodology } from './getMethodology';

export function registerMethodologyRoutes(app: FastifyInstance): void {
  route(app, methodology, async ({ query }) => getMethodology(query.version));
}
