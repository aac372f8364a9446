import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DOMAIN_WORDS } from './copy';
import { pageHeaders, renderErrorPage } from './renderPage';
import type { Pool } from '../pool';
import { handOver } from './handOver';
import { isAtIssuer, PATHS, type HostedDomain } from './hostedDomain';
import { loadProvider } from './loadProvider';
import { userInfo } from './userInfo';

const page = (reply: FastifyReply, domain: HostedDomain, status: number, sentence: string) =>
  reply
    .code(status)
    .headers(pageHeaders(domain.siteUrl))
    .send(renderErrorPage(sentence, domain.siteUrl));

/** Cognito's GET /logout. There is no cookie to clear, so it only redirects to the site. */
function logout(request: FastifyRequest, reply: FastifyReply, domain: HostedDomain) {
  const query = request.query as Record<string, unknown>;
  const asked = query.logout_uri ?? query.post_logout_redirect_uri ?? domain.siteUrl;
  if (asked !== domain.siteUrl && asked !== `${domain.siteUrl}/`)
    return page(reply, domain, 400, DOMAIN_WORDS.invalid);
  return reply.redirect(String(asked), 302);
}

export function registerOidcRoutes(app: FastifyInstance, pool: Pool, domain: HostedDomain): void {
  const provider = () => loadProvider(pool, domain, app.log);
  const base = `/cognito-idp/${pool.poolId}`;
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('x-content-type-options', 'nosniff');
    });
    const library = async (request: FastifyRequest, reply: FastifyReply) =>
      handOver(await provider(), request, reply);
    // The site's server asks for all visitors from one address, and counts them itself.
    const config = { rateLimit: false } as const;
    scope.get(base + PATHS.discovery, { config }, library);
    for (const url of [PATHS.token, PATHS.revoke]) scope.post(base + url, { config }, library);
    for (const url of [PATHS.authorize, `${PATHS.authorize}/:uid`]) {
      scope.get(base + url, async (request, reply) => {
        if (!domain.hasChooser) return page(reply, domain, 403, DOMAIN_WORDS.noChooser);
        return isAtIssuer(pool.issuer, request.headers.host)
          ? library(request, reply)
          : page(reply, domain, 400, DOMAIN_WORDS.invalid);
      });
    }
    scope.get(base + PATHS.logout, async (request, reply) => logout(request, reply, domain));
    scope.route({
      method: ['GET', 'POST'],
      url: base + PATHS.userInfo,
      config,
      handler: async (request, reply) => {
        const { status, challenge, body } = await userInfo(pool, request);
        if (challenge) reply.header('www-authenticate', challenge);
        return reply.code(status).header('cache-control', 'no-store').send(body);
      },
    });
  });
}
