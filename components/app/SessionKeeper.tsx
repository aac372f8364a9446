import { SessionProvider, useSession } from 'next-auth/react';
import { useEffect } from 'react';
import { publishSession } from '@/lib/session/sessionStore';

/** Seconds between looks at the session while a page is open; a session that was ended elsewhere shows at the latest then. */
const REFETCH_SECONDS = 300;

function Publisher(): null {
  const { status, data } = useSession();
  const user = data?.user;
  useEffect(() => {
    if (status === 'loading') return;
    publishSession(status === 'authenticated' && user ? { status, user } : { status: 'unauthenticated' });
  }, [status, user]);
  return null;
}

/**
 * Keeps lib/session/sessionStore true: next-auth asks at the start, when the window gets the focus, every few minutes, and when another
 * tab signs in or out (specification §4). Loaded by the Layout once the page is at rest.
 */
export function SessionKeeper() {
  return (
    <SessionProvider refetchOnWindowFocus refetchInterval={REFETCH_SECONDS} refetchWhenOffline={false}><Publisher /></SessionProvider>
  );
}
