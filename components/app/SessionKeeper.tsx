import { SessionProvider, useSession } from 'next-auth/react';
import { useEffect } from 'react';
import { ImpersonationHost } from '@/components/impersonation';
import { readSession } from '@/lib/api/session';
import { publishFlags } from '@/lib/flags/flagStore';
import { forgetEverything } from '@/lib/resources/forgetEverything';
import { knownSession, publishSession } from '@/lib/session/sessionStore';

/** Seconds between looks at the session while a page is open; a session that was ended elsewhere shows at the latest then. */
const REFETCH_SECONDS = 300;

/** Publishes what next-auth says. It takes no answer for no session: to somebody signed in, only the server's own word ends that. */
async function publishAbsence(): Promise<void> {
  const wasIn = knownSession().status === 'authenticated';
  if (wasIn && (await readSession()).user) return;
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
      // First, so that whoever is shown as signed in is shown with what is on for them.
      if (flags) publishFlags({ username: user.username, values: flags });
      publishSession({ status, user });
      return undefined;
    }
    // Without an answer nobody knows; it is asked again when there is a connection, or somebody looks.
    const ask = () => { publishAbsence().catch(() => undefined); };
    ask();
    window.addEventListener('online', ask);
    window.addEventListener('focus', ask);
    return () => {
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
