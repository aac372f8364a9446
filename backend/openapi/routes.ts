import type { FastifyInstance } from 'fastify';
import { openapi } from '../../contracts/endpoints';
import { route } from '../http/route';
import { openapiDocument } from './document';
import type { OpenapiNeeds } from './module';

export function registerOpenapiRoutes(app: FastifyInstance, { dataLicense }: OpenapiNeeds): void {
  const document = openapiDocument({ license: dataLicense });
  route(app, openapi, async () => document);
}
