import type { FastifyInstance } from 'fastify';
import { EMBEDDED_SDK_KEY, flagConfigPath } from '../../contracts/flags';
import { notFound } from '../http/problem';
import { BUILT_IN_FLAGS } from './builtInFlags';
import type { FlagFile } from './flagFile';

export interface FlagNeeds {
  /** The feature flags of this installation; everything off without it. */
  flags?: FlagFile;
}

/** Whether what the asker has is what there is (RFC 9110, 13.1.2: compared weakly). */
const holds = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));

/** GET /configuration-files/{sdkKey}/config_v5.json, as ConfigCat's CDN answers it (specification §7). */
export function registerFlagRoutes(app: FastifyInstance, { flags }: FlagNeeds): void {
  app.get<{ Params: { sdkKey: string } }>(flagConfigPath(':sdkKey'), async (request, reply) => {
    if (request.params.sdkKey !== EMBEDDED_SDK_KEY) throw notFound('This configuration');
    const { body, etag } = (await flags?.current()) ?? BUILT_IN_FLAGS;
    // Kept by everybody, used by nobody without asking: a change counts at the next poll.
    reply.header('etag', etag).header('cache-control', 'public, no-cache');
    if (holds(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });
}
