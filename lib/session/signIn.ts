import { request } from '@/lib/api/client';
import { publishPresence } from './publishPresence';
import { expectSession, publishSession } from './sessionStore';

const nextAuth = () => import('next-auth/react');

/** How a sign-in by password ended. `exception` is the identity provider's name for a refusal (specification §8). */
export type SignInResult = { ok: true } | { ok: false; status: number; exception: string | undefined };

/**
 * Signs in without leaving the page (specification §7); the session of this tab and of the others follows.
 * @throws RequestError when the site cannot be reached: nothing was sent then.
 */
export async function signInWithPassword(email: string, password: string): Promise<SignInResult> {
  // next-auth leaves the page when it cannot reach the site; what was typed would be gone. So that is asked before.
  await request('/api/auth/csrf');
  const { getSession, signIn } = await nextAuth();
  const answer = await signIn('credentials', { redirect: false, email, password });
  if (answer?.ok && !answer.error) {
    // Of a sign-in next-auth tells the other tabs nothing; of a session that is read it does. Its own look may have had no answer.
    const session = await getSession();
    if (session) publishPresence(session.user, session.flags);
    else expectSession();
    return { ok: true };
  }
  return { ok: false, status: answer?.status ?? 0, exception: answer?.error ?? undefined };
}

/** Leaves for the identity provider, which asks Google who it is and comes back to `callbackUrl`, an address of this site. */
export async function signInWithGoogle(callbackUrl: string): Promise<void> {
  await request('/api/auth/csrf');
  const { signIn } = await nextAuth();
  await signIn('cognito', { callbackUrl });
}

/** Ends the session here, in every copy of its cookie, and in the other tabs. @returns whether the server has ended it */
export async function signOutHere(): Promise<boolean> {
  try {
    await request('/api/auth/csrf');
    const [{ signOut }, { forgetEverything }] = await Promise.all([nextAuth(), import('@/lib/resources/forgetEverything')]);
    const answer = await signOut({ redirect: false }) as { url?: string; error?: unknown };
    if (answer.error !== undefined || answer.url === undefined) return false;
    publishSession({ status: 'unauthenticated', byChoice: true });
    forgetEverything();
    return true;
  } catch {
    return false;
  }
}
