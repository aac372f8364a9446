import type { RequestWithCookies } from './cookies';

/** The account behind a request, undefined for a visitor. What reads sessions is loaded only for a request that brings a cookie of one. */
export async function accountOf(request: RequestWithCookies): Promise<string | undefined> {
  if (!Object.keys(request.cookies).some((name) => name.includes('next-auth.session-token'))) return undefined;
  const { readSession } = await import('./liveSession');
  return (await readSession(request))?.user.username;
}
