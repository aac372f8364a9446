import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CODE_BROWSER_HEADER, KNOWN_BROWSER_HEADER } from '../../contracts/accounts/accounts';
import { NETWORKS_HEADER, parseNetworkKeys, type NetworkKey } from '../../contracts/http/networks';
import { ONCE_HEADER } from '../../contracts/http/onceHeader';
import { Problem } from './problem';

/** Of a call with an Idempotency-Key: keyed hashes of it, with endpoint and account, and of the body. */
export interface Once {
  keyHash: string;
  bodyHash: string;
}

/** All but the address comes from the web tier and requires its credential. */
export interface Caller {
  requestId: string;
  /** Keyed hash of an account, or else of a browser. */
  visitorKey: string | undefined;
  /** Keyed hash of a browser (signed cookie), whoever is signed in. */
  browserKey: string | undefined;
  /** Keyed hash of a network; without the web tier, the address itself. */
  addressKey: string;
  /**
   * Keyed hashes of the networks around the address, narrow to wide. The first one's key is
   * `addressKey`; without the web tier it is the only one.
   */
  networkKeys: readonly [NetworkKey, ...NetworkKey[]];
  /** The web tier has checked that one of our pages sent the request. */
  ownPage: boolean;
  /** The signed-in account, or the one staff act as. */
  account: string | undefined;
  actor: string | undefined;
  /** The public id: the hash of the session id. */
  session: string | undefined;
  /** The account knows the browser. */
  knownBrowser: boolean;
  /** Keyed hash of the browser that asks for a code or enters one. */
  codeBrowser: string | undefined;
  once: Once | undefined;
}

export interface UserCaller extends Caller {
  account: string;
  session: string;
}

/** @throws Problem `unauthenticated` */
export function assertUser(caller: Caller): asserts caller is UserCaller {
  if (!caller.account || !caller.session)
    throw new Problem('unauthenticated', 'Please log in and try again.');
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares digests of equal length with every credential, to keep timing constant. */
function hasCredential(accepted: readonly Buffer[], { headers }: FastifyRequest): boolean {
  const [scheme, token = ''] = (headers.authorization ?? '').split(' ');
  const given = digest(token);
  const matches = accepted.map((one) => timingSafeEqual(one, given));
  return scheme === 'Bearer' && matches.includes(true);
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && /^[\w.:-]{1,200}$/.test(value) ? value : undefined;
}

const onlyAddress = (key: string): Caller['networkKeys'] => [{ width: 'address', key }];

function networkKeys(request: FastifyRequest, addressKey: string): Caller['networkKeys'] {
  const value = request.headers[NETWORKS_HEADER];
  const [first, ...wider] = typeof value === 'string' ? parseNetworkKeys(value) : [];
  return first ? [first, ...wider] : onlyAddress(addressKey);
}

function toOnce(value = ''): Once | undefined {
  const [, keyHash, bodyHash] = /^([0-9a-f]{40})\.([0-9a-f]{40})$/.exec(value) ?? [];
  return keyHash && bodyHash ? { keyHash, bodyHash } : undefined;
}

const stranger = ({ id, ip }: FastifyRequest): Caller => ({
  requestId: id,
  visitorKey: undefined,
  browserKey: undefined,
  addressKey: ip,
  networkKeys: onlyAddress(ip),
  ownPage: false,
  account: undefined,
  actor: undefined,
  session: undefined,
  knownBrowser: false,
  codeBrowser: undefined,
  once: undefined,
});

function throughWebTier(request: FastifyRequest): Caller {
  const addressKey = header(request, 'x-address-key') ?? request.ip;
  return {
    requestId: request.id,
    visitorKey: header(request, 'x-visitor-key'),
    browserKey: header(request, 'x-browser-key'),
    addressKey,
    networkKeys: networkKeys(request, addressKey),
    ownPage: header(request, 'x-own-page') === '1',
    account: header(request, 'x-account'),
    actor: header(request, 'x-actor'),
    session: header(request, 'x-session'),
    knownBrowser: header(request, KNOWN_BROWSER_HEADER) === '1',
    codeBrowser: header(request, CODE_BROWSER_HEADER),
    once: toOnce(header(request, ONCE_HEADER)),
  };
}

/**
 * Only the web tier may call /internal.
 * @param credentials one, or two during rotation; none disables the web tier
 */
export function identifyCallers(app: FastifyInstance, credentials: readonly string[]): void {
  const accepted = credentials.map(digest);
  app.decorateRequest('caller');
  app.addHook('onRequest', async (request) => {
    const isWebTier = hasCredential(accepted, request);
    request.caller = isWebTier ? throughWebTier(request) : stranger(request);
    if (isWebTier || !request.routeOptions.url?.startsWith('/internal/')) return;
    throw new Problem('unauthenticated', 'This needs the credential of the web server.');
  });
}
