import type { IncomingMessage } from 'node:http';
import type { CookiesOptions } from 'next-auth';

/** Time for a sign-in at the provider: the life of state, nonce and PKCE verifier. */
const ROUND_TRIP_SECONDS = 15 * 60;

/** `__Host-` on https: no subdomain can set the cookie, and no other host gets it. */
const cookieName = (secure: boolean, name: string) => `${secure ? '__Host-' : ''}next-auth.${name}`;

export const sessionCookieName = (secure: boolean): string => cookieName(secure, 'session-token');
export const callbackCookieName = (secure: boolean): string => cookieName(secure, 'callback-url');

export function authCookies(secure: boolean): Partial<CookiesOptions> {
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure };
  const shortLived = { ...options, maxAge: ROUND_TRIP_SECONDS };
  return {
    sessionToken: { name: sessionCookieName(secure), options },
    callbackUrl: { name: callbackCookieName(secure), options },
    csrfToken: { name: cookieName(secure, 'csrf-token'), options },
    pkceCodeVerifier: { name: cookieName(secure, 'pkce.code_verifier'), options: shortLived },
    state: { name: cookieName(secure, 'state'), options: shortLived },
    nonce: { name: cookieName(secure, 'nonce'), options: shortLived },
  };
}

/** NextAuth splits a long cookie into numbered pieces. */
export function readSessionCookie(
  cookies: Partial<Record<string, string>>,
  secure: boolean,
): string | undefined {
  const name = sessionCookieName(secure);
  const whole = cookies[name];
  if (whole) return whole;
  const pieces = Object.keys(cookies)
    .filter((key) => key.startsWith(`${name}.`))
    .sort((a, b) => Number(a.slice(name.length + 1)) - Number(b.slice(name.length + 1)));
  return pieces.length > 0 ? pieces.map((key) => cookies[key]).join('') : undefined;
}

export type RequestWithCookies = IncomingMessage & { cookies: Partial<Record<string, string>> };
