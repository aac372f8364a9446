import type { ServerResponse } from 'node:http';
import { encode } from 'next-auth/jwt';
import { actingCookie, HINT_SECONDS, hintCookie } from '@/lib/session/hint';
import { webEnv } from '../env';
import { sessionCookieName } from './cookies';
import { toJwt, type SessionToken } from './sessionToken';

/** The session's row decides (backend/users/accounts). */
export const COOKIE_SECONDS = HINT_SECONDS;

/** Sets the cookie as NextAuth does, for a session with a new id. */
export async function setSessionCookie(
  response: ServerResponse,
  token: SessionToken,
): Promise<void> {
  const { secret, siteUrl } = webEnv();
  const secure = siteUrl.startsWith('https:');
  const value = await encode({ token: toJwt(token), secret, maxAge: COOKIE_SECONDS });
  const expires = new Date(Date.now() + COOKIE_SECONDS * 1_000).toUTCString();
  const attributes = [
    'Path=/',
    `Expires=${expires}`,
    'HttpOnly',
    secure && 'Secure',
    'SameSite=Lax',
  ]
    .filter(Boolean)
    .join('; ');
  response.appendHeader('Set-Cookie', `${sessionCookieName(secure)}=${value}; ${attributes}`);
}

/** Ends it in this browser, whose session's row is gone. */
export function clearSessionCookie(response: ServerResponse): void {
  const secure = webEnv().siteUrl.startsWith('https:');
  const attributes = `Path=/; Max-Age=0; HttpOnly;${secure ? ' Secure;' : ''} SameSite=Lax`;
  response.appendHeader('Set-Cookie', `${sessionCookieName(secure)}=; ${attributes}`);
}

/** Adds to what NextAuth sets. */
export function setHintCookie(response: ServerResponse, signedIn: boolean): void {
  response.appendHeader('Set-Cookie', hintCookie(signedIn, webEnv().siteUrl.startsWith('https:')));
}

export function setActingCookie(response: ServerResponse, acting: boolean): void {
  response.appendHeader('Set-Cookie', actingCookie(acting, webEnv().siteUrl.startsWith('https:')));
}
