import { reportFailure, request } from '@/lib/api/client';
import { watchNextAuth } from '@/lib/api/watchNextAuth';
import { TimeoutError } from '@/lib/errors/RequestError';
import { withDeadline } from '@/lib/withDeadline';
import { publishPresence } from './publishPresence';
import { expectSession, publishSession } from './sessionStore';

const DEADLINE_MS = 20_000;

/** next-auth's calls have no deadline. */
const inTime = <T>(call: Promise<T>, url: string): Promise<T> =>
  withDeadline(call, DEADLINE_MS, () => {
    const error = new TimeoutError(`No answer from ${url}`, url, 504, '');
    reportFailure(error);
    return error;
  });

/** Checks the site first: next-auth would leave the page, and lose typed text, if it is down. */
async function reachedNextAuth() {
  await request('/api/auth/csrf', { deadline: DEADLINE_MS });
  watchNextAuth();
  return import(/* webpackChunkName: "signed-in" */ 'next-auth/react');
}

export type SignInResult =
  { ok: true } | { ok: false; status: number; exception: string | undefined };

/** Specification §7. @throws RequestError if nothing was sent; TimeoutError if it is late */
export async function signInWithPassword(email: string, password: string): Promise<SignInResult> {
  const { getSession, signIn } = await reachedNextAuth();
  const answer = await inTime(
    signIn('credentials', { redirect: false, email, password }),
    '/api/auth/callback/credentials',
  );
  if (answer?.ok && !answer.error) {
    // next-auth notifies other tabs only when it reads a session.
    const session = await inTime(getSession(), '/api/auth/session').catch(() => null);
    if (session) publishPresence(session);
    else expectSession();
    return { ok: true };
  }
  return { ok: false, status: answer?.status ?? 0, exception: answer?.error ?? undefined };
}

/** @throws RequestError if the site is unreachable; TimeoutError if it is late */
export async function signInWithGoogle(callbackUrl: string): Promise<void> {
  const { signIn } = await reachedNextAuth();
  await inTime(signIn('cognito', { callbackUrl }), '/api/auth/signin/cognito');
}

/** @returns whether the server ended the session */
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
