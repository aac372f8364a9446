import type { FastifyInstance } from 'fastify';
import { openapi } from '../../contracts/endpoints';
import { route } from '../http/route';
import { openapiDocument } from './document';

export function registerOpenapiRoutes(app: FastifyInstance): void {
  const document = openapiDocument();
  route(app, openapi, async () => document);
}
