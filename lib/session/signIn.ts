import { reportFailure, request } from '@/lib/api/client';
import { TimeoutError } from '@/lib/errors/RequestError';
import { withDeadline } from '@/lib/withDeadline';
import { publishPresence } from './publishPresence';
import { expectSession, publishSession } from './sessionStore';

/** Milliseconds for each step, after which nobody waits any longer and the button works again. */
const DEADLINE_MS = 20_000;

/** next-auth's calls take no deadline of their own. One that is late is reported as every timeout is (§8). */
const inTime = <T>(call: Promise<T>, url: string): Promise<T> =>
  withDeadline(call, DEADLINE_MS, () => {
    const error = new TimeoutError(`No answer from ${url}`, url, 504, '');
    reportFailure(error);
    return error;
  });

/**
 * next-auth's client, once the site has answered. next-auth leaves the page when it cannot reach the site; what was typed would be gone.
 * @throws RequestError when the site does not answer: nothing was sent then
 */
async function reachedNextAuth() {
  await request('/api/auth/csrf', { deadline: DEADLINE_MS });
  return import('next-auth/react');
}

/** How a sign-in by password ended. `exception` is the identity provider's name for a refusal (specification §8). */
export type SignInResult =
  { ok: true } | { ok: false; status: number; exception: string | undefined };

/**
 * Signs in without leaving the page (specification §7); the session of this tab and of the others follows.
 * @throws RequestError when the site cannot be reached: nothing was sent then; TimeoutError when it does not answer in time.
 */
export async function signInWithPassword(email: string, password: string): Promise<SignInResult> {
  const { getSession, signIn } = await reachedNextAuth();
  const answer = await inTime(
    signIn('credentials', { redirect: false, email, password }),
    '/api/auth/callback/credentials',
  );
  if (answer?.ok && !answer.error) {
    // Of a sign-in next-auth tells the other tabs nothing; of a session that is read it does. Its own look may have had no answer.
    const session = await inTime(getSession(), '/api/auth/session').catch(() => null);
    if (session) publishPresence(session.user, session.flags);
    else expectSession();
    return { ok: true };
  }
  return { ok: false, status: answer?.status ?? 0, exception: answer?.error ?? undefined };
}

/**
 * Leaves for the identity provider, which asks Google who it is and comes back to `callbackUrl`, an address of this site.
 * @throws RequestError when the site cannot be reached; TimeoutError when it does not answer in time
 */
export async function signInWithGoogle(callbackUrl: string): Promise<void> {
  const { signIn } = await reachedNextAuth();
  await inTime(signIn('cognito', { callbackUrl }), '/api/auth/signin/cognito');
}

/** Ends the session here, in every copy of its cookie, and in the other tabs. @returns whether the server has ended it */
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
