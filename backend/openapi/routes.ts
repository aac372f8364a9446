import type { FastifyInstance } from 'fastify';
import { openapi } from '../../contracts/endpoints';
import { route } from '../http/route';
import { openapiDocument } from './document';
import type { OpenapiNeeds } from './module';

export function registerOpenapiRoutes(app: FastifyInstance, { dataLicence }: OpenapiNeeds): void {
  const document = openapiDocument({ licence: dataLicence });
  route(app, openapi, async () => document);
}
