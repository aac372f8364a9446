import type { FastifyInstance } from 'fastify';
import type { DataLicense } from '../../../contracts/open-data/dataLicense';
import { openapi } from '../../../contracts/endpoints';
import { route } from '../../http/route';
import { openapiDocument } from './document';

export interface OpenapiNeeds {
  dataLicense?: DataLicense;
}

export function registerOpenapiRoutes(app: FastifyInstance, { dataLicense }: OpenapiNeeds): void {
  const document = openapiDocument({ license: dataLicense });
  route(app, openapi, async () => document);
}
