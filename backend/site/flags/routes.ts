import type { FastifyInstance } from 'fastify';
import { EMBEDDED_SDK_KEY, flagConfigPath } from '../../../contracts/flags';
import { notFound } from '../../http/problem';
import { BUILT_IN_FLAGS } from './builtInFlags';
import type { FlagFile } from './flagFile';

export interface FlagNeeds {
  /** Without it, every flag is off. */
  flags?: FlagFile;
}

/** Weak comparison (RFC 9110, 13.1.2). */
const holds = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));

/** As ConfigCat's CDN answers (specification §7). */
export function registerFlagRoutes(app: FastifyInstance, { flags }: FlagNeeds): void {
  app.get<{ Params: { sdkKey: string } }>(flagConfigPath(':sdkKey'), async (request, reply) => {
    if (request.params.sdkKey !== EMBEDDED_SDK_KEY) throw notFound('This configuration');
    const { body, etag } = (await flags?.current()) ?? BUILT_IN_FLAGS;
    // Clients revalidate, so a change applies at the next poll.
    reply.header('etag', etag).header('cache-control', 'public, no-cache');
    if (holds(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });
}
