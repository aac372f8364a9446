import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { authorizeQuery, PATHS } from './hostedDomain';

/**
 * Gives a request to the library, which answers it by itself. It is shown an address without the issuer's path, and the issuer's host
 * whatever the request claimed: addresses that it makes are always the issuer's.
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
  // The log line of the request, written when the answer is out, has the address that was asked for.
  reply.raw.prependListener('finish', () => {
    raw.url = given;
  });
  await provider.callback()(raw, reply.raw);
}
