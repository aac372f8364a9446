import type { IncomingMessage } from 'node:http';
import type { CookiesOptions } from 'next-auth';

/** Seconds that a sign-in at the identity provider may take: state, nonce and PKCE verifier live so long. */
const ROUND_TRIP_SECONDS = 15 * 60;

/** On https every cookie has the host prefix: no subdomain can set one, and none is sent elsewhere. */
const nameOf = (secure: boolean, name: string) => `${secure ? '__Host-' : ''}next-auth.${name}`;

export const sessionCookieName = (secure: boolean): string => nameOf(secure, 'session-token');
export const callbackCookieName = (secure: boolean): string => nameOf(secure, 'callback-url');

/** NextAuth's cookies: HttpOnly, SameSite=Lax, Secure with the host prefix on https. */
export function authCookies(secure: boolean): Partial<CookiesOptions> {
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure };
  const shortLived = { ...options, maxAge: ROUND_TRIP_SECONDS };
  return {
    sessionToken: { name: sessionCookieName(secure), options },
    callbackUrl: { name: callbackCookieName(secure), options },
    csrfToken: { name: nameOf(secure, 'csrf-token'), options },
    pkceCodeVerifier: { name: nameOf(secure, 'pkce.code_verifier'), options: shortLived },
    state: { name: nameOf(secure, 'state'), options: shortLived },
    nonce: { name: nameOf(secure, 'nonce'), options: shortLived },
  };
}

/** Value of NextAuth's session cookie; a long one comes in numbered pieces. */
export function sessionCookieOf(
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

/** A request as Next hands it to API routes and to getServerSideProps. */
export type RequestWithCookies = IncomingMessage & { cookies: Partial<Record<string, string>> };
