import { STATUS_CODES } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PoolException } from './exceptions';
import { findOperation, JSON_TYPE, runOperation } from './inProcess';
import { registerOidcRoutes } from './oidc/routes';
import type { Pool } from './pool';
import { assertSigned } from './signature';

/** The raw body, which the signature covers, and its parsed value. */
interface Call {
  raw: string;
  input: unknown;
}

async function perform(pool: Pool, request: FastifyRequest): Promise<object> {
  const operation = findOperation(String(request.headers['x-amz-target']));
  const { raw, input } = (request.body as Call | undefined) ?? { raw: '', input: undefined };
  if (operation.signed) assertAdministrator(pool, request, raw);
  const { knownBrowser: forKnownBrowser, codeBrowser, networkKeys } = request.caller;
  const network = pool.secrets.hash('network', networkKeys.at(-1)!.key);
  return runOperation({ ...pool, forKnownBrowser, codeBrowser, network }, operation, input);
}

/** Not the exception's words, which repeat the caller's. */
const NO_ADMINISTRATOR = 'This needs the signature of an administrator of the user pool.';

function assertAdministrator(pool: Pool, request: FastifyRequest, body: string): void {
  const { method, url, headers } = request;
  try {
    assertSigned(pool, { method, url, headers, body });
  } catch (error) {
    if (error instanceof PoolException)
      request.server.logRefusal({ code: error.name, message: NO_ADMINISTRATOR }, request);
    throw error;
  }
}

/** Cognito's error body: HTTP 400 with the exception's name, 500 for the pool's own faults. */
function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): object {
  const known = error instanceof PoolException;
  if (!known) request.log.error({ err: error }, 'user pool failed');
  const name = known ? error.name : 'InternalErrorException';
  void reply.code(known ? 400 : 500).header('x-amzn-errortype', `${name}:`);
  // Cognito's do not say.
  if (known && error.waitSeconds !== undefined) void reply.header('retry-after', error.waitSeconds);
  return { __type: name, message: known ? error.message : STATUS_CODES[500] };
}

/** Mounts the pool at /cognito-idp, the AWS SDK's `endpoint`, with its public keys. */
export function registerIdentityRoutes(app: FastifyInstance, pool: Pool): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const parse = scope.getDefaultJsonParser('remove', 'remove');
    // Invalid JSON counts as a call without parameters, so the operation names what is missing in
    // Cognito's error format.
    scope.addContentTypeParser(JSON_TYPE, { parseAs: 'string' }, (request, body, done) => {
      void parse(request, body as string, (error, value) =>
        done(null, { raw: body as string, input: error ? undefined : value } satisfies Call),
      );
    });
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    const config = { rateLimit: false };
    // The SDK appends a slash.
    for (const url of ['/cognito-idp', '/cognito-idp/']) {
      scope.post(url, { config }, async (request, reply) => {
        const answer = await perform(pool, request).catch((error: unknown) =>
          refuse(error, request, reply),
        );
        // As bytes: Fastify would add a charset to a string, which Cognito does not send.
        return reply.type(JSON_TYPE).send(Buffer.from(JSON.stringify(answer)));
      });
    }
    scope.get(`/cognito-idp/${pool.poolId}/.well-known/jwks.json`, { config }, async () => ({
      keys: [pool.secrets.publicJwk],
    }));
  });
  if (pool.domain) registerOidcRoutes(app, pool, pool.domain);
}
