import { SessionProvider, useSession } from 'next-auth/react';
import { useEffect } from 'react';
import { ImpersonationHost } from '@/components/impersonation';
import type { FlagValues } from '@/contracts/flags';
import { readSession } from '@/lib/api/session';
import { publishFlags } from '@/lib/flags/flagStore';
import { forgetEverything } from '@/lib/resources/forgetEverything';
import { knownSession, publishSession, wasSignedIn, type SessionUser } from '@/lib/session/sessionStore';

/** Seconds between looks at the session while a page is open; a session that was ended elsewhere shows at the latest then. */
const REFETCH_SECONDS = 300;

/** Milliseconds after which the server is asked again that gave no answer. */
const ASK_AGAIN_MS = 15_000;

/** Flags first, so that whoever is shown as signed in is shown with what is on for them. */
function publishPresence(user: SessionUser, flags: FlagValues | undefined): void {
  if (flags) publishFlags({ username: user.username, values: flags });
  publishSession({ status: 'authenticated', user });
}

/**
 * next-auth takes no answer for no session. To somebody who is signed in, here or when this browser last knew, only the server's own
 * word ends that. @throws RequestError when there is none: then nobody knows, and what is shown stays
 */
async function publishAbsence(): Promise<void> {
  const wasIn = knownSession().status === 'authenticated' || wasSignedIn();
  const { user, flags } = wasIn ? await readSession() : {};
  if (user) return publishPresence(user, flags);
  publishSession({ status: 'unauthenticated' });
  if (wasIn) forgetEverything();
}

function Publisher(): null {
  const { status, data } = useSession();
  const user = data?.user;
  const flags = data?.flags;
  useEffect(() => {
    if (status === 'loading') return undefined;
    if (status === 'authenticated' && user) {
      publishPresence(user, flags);
      return undefined;
    }
    let again: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    // Also when there is a connection again, or somebody looks.
    const ask = () => {
      clearTimeout(again);
      publishAbsence().catch(() => { if (!isOver) again = setTimeout(ask, ASK_AGAIN_MS); });
    };
    ask();
    window.addEventListener('online', ask);
    window.addEventListener('focus', ask);
    return () => {
      isOver = true;
      clearTimeout(again);
      window.removeEventListener('online', ask);
      window.removeEventListener('focus', ask);
    };
  }, [status, user, flags]);
  return null;
}

/**
 * Keeps lib/session/sessionStore true: next-auth asks at the start, when the window gets the focus, every few minutes, and when another
 * tab signs in or out (specification §4). Loaded by the Layout once the page is at rest.
 */
export function SessionKeeper() {
  return (
    <SessionProvider refetchOnWindowFocus refetchInterval={REFETCH_SECONDS} refetchWhenOffline={false}><Publisher /><ImpersonationHost /></SessionProvider>
  );
}
