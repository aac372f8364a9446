import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { authorizeQuery, PATHS } from './hostedDomain';

/**
 * Lets the library answer a request. It sees the issuer's host and a path below the issuer, so the
 * URLs it builds never depend on request headers.
 */
export async function handOver(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const issuer = new URL(provider.issuer);
  const raw: IncomingMessage & { originalUrl?: string } = request.raw;
  const given = raw.url!;
  const [path, search = ''] = given.split('?', 2) as [string, string?];
  const asked =
    path === issuer.pathname + PATHS.authorize ? `${path}?${authorizeQuery(search)}` : given;
  raw.originalUrl = asked;
  raw.url = asked.slice(issuer.pathname.length);
  raw.headers.host = issuer.host;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.hijack();
  // The request log, written on finish, needs the original URL.
  reply.raw.prependListener('finish', () => {
    raw.url = given;
  });
  await provider.callback()(raw, reply.raw);
}
