import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NetworkKey } from '@/contracts/http/networks';
import { DAY_SECONDS } from '@/contracts/time';
import { keyedHash, newNumber, signNumber, verifyNumber } from '../visitor/signedNumber';
import { toNetwork, toNetworks } from '../visitor/toNetwork';
import type { TrustedProxies } from '../visitor/trustedProxies';
import { visitorAddress } from '../visitor/visitorAddress';

/** Keyed hashes: the backend never gets an address or a cookie value. */
export interface CallerKeys {
  /** An account's, or else a browser's. */
  visitorKey: string;
  /** Never an account's: what somebody looks at is not stored with who they are. */
  browserKey: string;
  addressKey: string;
  networkKeys: NetworkKey[];
}

const COOKIE = 'plumbline-visitor';
const PURPOSE = 'visitor-cookie';
const YEAR_SECONDS = 365 * DAY_SECONDS;

interface Hashing {
  secret: string;
  trustedProxies: TrustedProxies;
}

export const hashAddress = (
  request: IncomingMessage,
  { secret, trustedProxies }: Hashing,
): string => keyedHash(secret, 'address', toNetwork(visitorAddress(request, trustedProxies)));

/** `networkKeys` go from narrow to wide; the first one's key is `addressKey`. */
export function hashNetworks(
  request: IncomingMessage,
  { secret, trustedProxies }: Hashing,
): Pick<CallerKeys, 'addressKey' | 'networkKeys'> {
  const [narrowest, ...wider] = toNetworks(visitorAddress(request, trustedProxies));
  const addressKey = keyedHash(secret, 'address', narrowest.network);
  return {
    addressKey,
    networkKeys: [
      { width: narrowest.width, key: addressKey },
      ...wider.map(({ width, network }) => ({
        width,
        key: keyedHash(secret, `network ${width}`, network),
      })),
    ],
  };
}

export function readCookie(request: IncomingMessage, name: string): string | undefined {
  const cookie = request.headers.cookie?.split(/;\s*/).find((pair) => pair.startsWith(`${name}=`));
  return cookie?.slice(name.length + 1);
}

/** `__Host-` on https, so that no subdomain can set it. */
export const visitorCookieName = (secure: boolean): string =>
  secure ? `__Host-${COOKIE}` : COOKIE;

export interface CookieSettings {
  name: string;
  httpOnly: boolean;
  sameSite: 'Lax';
  secure: boolean;
  /** Seconds. */
  maxAge: number;
}

export const visitorCookie = (secure: boolean): CookieSettings => ({
  name: visitorCookieName(secure),
  httpOnly: true,
  sameSite: 'Lax',
  secure,
  maxAge: YEAR_SECONDS,
});

export const cookieAttributes = ({ maxAge, httpOnly, sameSite, secure }: CookieSettings): string =>
  [
    'Path=/',
    `Max-Age=${maxAge}`,
    httpOnly && 'HttpOnly',
    `SameSite=${sameSite}`,
    secure && 'Secure',
  ]
    .filter(Boolean)
    .join('; ');

/**
 * @param account gives a signed-in user the same keys in every browser
 * @param issue sets a signed cookie if needed (for voting); without one, the network identifies
 * the visitor, whatever the browser calls itself
 */
export function callerKeys(
  request: IncomingMessage,
  response: ServerResponse,
  options: Hashing & { siteUrl: string; issue?: boolean; account?: string },
): CallerKeys {
  const { secret, siteUrl } = options;
  const secure = siteUrl.startsWith('https:');
  const networks = hashNetworks(request, options);
  const name = visitorCookieName(secure);
  let visitor = verifyNumber(secret, PURPOSE, readCookie(request, name));
  if (!visitor && options.issue && !options.account) {
    visitor = newNumber();
    const attributes = cookieAttributes(visitorCookie(secure));
    response.appendHeader(
      'Set-Cookie',
      `${name}=${signNumber(secret, PURPOSE, visitor)}; ${attributes}`,
    );
  }
  const browserKey = visitor
    ? keyedHash(secret, 'visitor', visitor)
    : keyedHash(secret, 'browser', networks.addressKey);
  const visitorKey = options.account ? keyedHash(secret, 'account', options.account) : browserKey;
  return { visitorKey, browserKey, ...networks };
}
