import { reportFailure, request } from '@/lib/api/client';
import { TimeoutError } from '@/lib/errors/RequestError';
import { withDeadline } from '@/lib/withDeadline';
import { publishPresence } from './publishPresence';
import { expectSession, publishSession } from './sessionStore';

/** Per step; then the button works again. */
const DEADLINE_MS = 20_000;

/** next-auth's calls have no deadline. Timeouts are reported as in §8. */
const inTime = <T>(call: Promise<T>, url: string): Promise<T> =>
  withDeadline(call, DEADLINE_MS, () => {
    const error = new TimeoutError(`No answer from ${url}`, url, 504, '');
    reportFailure(error);
    return error;
  });

/**
 * Loads next-auth's client after a reachability check: it leaves the page, and loses typed text,
 * if the site is down.
 * @throws RequestError if the site does not answer; nothing was sent
 */
async function reachedNextAuth() {
  await request('/api/auth/csrf', { deadline: DEADLINE_MS });
  return import('next-auth/react');
}

/** `exception` is the identity provider's name for a refusal (specification §8). */
export type SignInResult =
  { ok: true } | { ok: false; status: number; exception: string | undefined };

/**
 * Signs in without leaving the page (specification §7) and updates the session in all tabs.
 * @throws RequestError if the site is unreachable and nothing was sent; TimeoutError if it is late
 */
export async function signInWithPassword(email: string, password: string): Promise<SignInResult> {
  const { getSession, signIn } = await reachedNextAuth();
  const answer = await inTime(
    signIn('credentials', { redirect: false, email, password }),
    '/api/auth/callback/credentials',
  );
  if (answer?.ok && !answer.error) {
    // next-auth notifies other tabs when it reads a session, not when it signs in. Its own read may
    // have failed.
    const session = await inTime(getSession(), '/api/auth/session').catch(() => null);
    if (session) publishPresence(session.user, session.flags);
    else expectSession();
    return { ok: true };
  }
  return { ok: false, status: answer?.status ?? 0, exception: answer?.error ?? undefined };
}

/**
 * Leaves for Google through the identity provider, which returns to `callbackUrl` on this site.
 * @throws RequestError if the site is unreachable; TimeoutError if it is late
 */
export async function signInWithGoogle(callbackUrl: string): Promise<void> {
  const { signIn } = await reachedNextAuth();
  await inTime(signIn('cognito', { callbackUrl }), '/api/auth/signin/cognito');
}

/** Ends the session in every cookie and tab. @returns whether the server ended it */
export async function signOutHere(): Promise<boolean> {
  try {
    const [{ signOut }, { forgetEverything }] = await Promise.all([
      reachedNextAuth(),
      import('@/lib/resources/forgetEverything'),
    ]);
    const answer = (await inTime(signOut({ redirect: false }), '/api/auth/signout')) as {
      url?: string;
      error?: unknown;
    };
    if (answer.error !== undefined || answer.url === undefined) return false;
    publishSession({ status: 'unauthenticated', byChoice: true });
    forgetEverything();
    return true;
  } catch {
    return false;
  }
}
