import { decode, type JWT } from 'next-auth/jwt';
import type { SessionUser } from '@/lib/session/sessionStore';
import { webEnv } from '../env';
import { sessionCookieOf, type RequestWithCookies } from './cookies';

/** What the cookie says: which session, and whose. It is encrypted with the site's secret and valid for as long as the session's row is. */
export interface SessionToken {
  sid: string;
  user: SessionUser;
}

/** @returns undefined for what is none of ours */
export function sessionTokenOf(jwt: JWT | null): SessionToken | undefined {
  if (
    !jwt ||
    typeof jwt.sid !== 'string' ||
    typeof jwt.sub !== 'string' ||
    typeof jwt.email !== 'string'
  )
    return undefined;
  const user = { username: jwt.sub, email: jwt.email };
  return {
    sid: jwt.sid,
    user: typeof jwt.picture === 'string' ? { ...user, image: jwt.picture } : user,
  };
}

/** What the cookie holds of it: whose session it is, never whom that one acts as. */
export const jwtOf = ({ sid, user: { username, email, image } }: SessionToken): JWT => ({
  sub: username,
  email,
  sid,
  ...(image !== undefined && { picture: image }),
});

const cookieOf = ({ cookies }: RequestWithCookies) =>
  sessionCookieOf(cookies, webEnv().siteUrl.startsWith('https:'));

/** Whether a request brings something in the session cookie's place, whatever it is worth. */
export const hasSessionCookie = (request: RequestWithCookies): boolean =>
  cookieOf(request) !== undefined;

/** Reads the session cookie of a request. An Authorization header is no session here, whatever NextAuth would take it for. */
export async function readSessionToken(
  request: RequestWithCookies,
): Promise<SessionToken | undefined> {
  const token = cookieOf(request);
  return token
    ? sessionTokenOf(await decode({ token, secret: webEnv().secret }).catch(() => null))
    : undefined;
}
