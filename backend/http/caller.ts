import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problem';

/** Who asks. Everything but the address comes from the web tier, and counts only with its credential. */
export interface Caller {
  requestId: string;
  /** One visitor (signed cookie) or account, as a keyed hash; undefined when the web tier knows none. */
  visitorKey: string | undefined;
  /** One network, as a keyed hash; without the web tier, the address itself. */
  addressKey: string;
  /** The web tier has checked that a script of one of our own pages asks. */
  ownPage: boolean;
  /** The account that is served: the one that signed in, or the one that staff act as. */
  account: string | undefined;
  /** The member of staff who acts as that account. */
  actor: string | undefined;
  /** The public id of the session: the hash of its id. */
  session: string | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Whether a request brings one of the credentials. Digests have one length and every one is compared, so that the time says
 * nothing about a guess.
 */
function bringsOneOf(accepted: readonly Buffer[], { headers }: FastifyRequest): boolean {
  const [scheme, token = ''] = (headers.authorization ?? '').split(' ');
  const given = digest(token);
  const matches = accepted.map((one) => timingSafeEqual(one, given));
  return scheme === 'Bearer' && matches.includes(true);
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && /^[\w.:-]{1,200}$/.test(value) ? value : undefined;
}

const stranger = ({ id, ip }: FastifyRequest): Caller => ({
  requestId: id,
  visitorKey: undefined,
  addressKey: ip,
  ownPage: false,
  account: undefined,
  actor: undefined,
  session: undefined,
});

const throughWebTier = (request: FastifyRequest): Caller => ({
  requestId: request.id,
  visitorKey: header(request, 'x-visitor-key'),
  addressKey: header(request, 'x-address-key') ?? request.ip,
  ownPage: header(request, 'x-own-page') === '1',
  account: header(request, 'x-account'),
  actor: header(request, 'x-actor'),
  session: header(request, 'x-session'),
});

/**
 * Says of every request who asks. Addresses under /internal are for the web tier alone.
 * @param credentials those that are accepted: one, or two while they are changed; none means that nobody is the web tier
 */
export function identifyCallers(app: FastifyInstance, credentials: readonly string[]): void {
  const accepted = credentials.map(digest);
  app.decorateRequest('caller');
  app.addHook('onRequest', async (request) => {
    const isWebTier = bringsOneOf(accepted, request);
    request.caller = isWebTier ? throughWebTier(request) : stranger(request);
    if (!isWebTier && request.routeOptions.url?.startsWith('/internal/'))
      throw new Problem('unauthenticated', 'This needs the credential of the web server.');
  });
}
