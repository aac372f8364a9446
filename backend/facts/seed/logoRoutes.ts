import type { FastifyInstance } from 'fastify';
import { DAY_SECONDS } from '../../../contracts/time';
import { notFound } from '../../http/problem';
import { readLogo } from './logos';

/** GET /logos/{set}/{file} */
export function registerLogoRoutes(app: FastifyInstance): void {
  app.get<{ Params: { set: string; file: string } }>(
    '/logos/:set/:file',
    { config: { rateLimit: false } },
    async (request, reply) => {
      const { set, file } = request.params;
      const image = readLogo(`${set}/${file}`);
      if (!image) throw notFound('This logo');
      return reply
        .header('cache-control', `public, max-age=${DAY_SECONDS}`)
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .type(image.type)
        .send(image.body);
    },
  );
}
