import { decode, type JWT } from 'next-auth/jwt';
import type { SessionUser } from '@/lib/session/sessionStore';
import { webEnv } from '../env';
import { readSessionCookie, type RequestWithCookies } from './cookies';

/** The cookie's content, encrypted with the site's secret. The row decides whether it is active. */
export interface SessionToken {
  sid: string;
  user: SessionUser;
}

export function parseSessionToken(jwt: JWT | null): SessionToken | undefined {
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

/** Names the session's owner, never the user they act as. */
export const toJwt = ({ sid, user: { username, email, image } }: SessionToken): JWT => ({
  sub: username,
  email,
  sid,
  ...(image !== undefined && { picture: image }),
});

const sessionCookie = ({ cookies }: RequestWithCookies) =>
  readSessionCookie(cookies, webEnv().siteUrl.startsWith('https:'));

/** Any value, valid or not. */
export const hasSessionCookie = (request: RequestWithCookies): boolean =>
  sessionCookie(request) !== undefined;

/** Ignores the Authorization header, which NextAuth would accept. */
export async function readSessionToken(
  request: RequestWithCookies,
): Promise<SessionToken | undefined> {
  const token = sessionCookie(request);
  return token
    ? parseSessionToken(await decode({ token, secret: webEnv().secret }).catch(() => null))
    : undefined;
}
