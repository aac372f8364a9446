import { SessionProvider, useSession } from 'next-auth/react';
import { useEffect } from 'react';
import { ImpersonationHost } from '@/components/impersonation';
import { readSession } from '@/lib/api/session';
import { forgetEverything } from '@/lib/resources/forgetEverything';
import { publishPresence } from '@/lib/session/publishPresence';
import {
  knownSession,
  onSession,
  onSessionEnd,
  publishSession,
  wasSignedIn,
} from '@/lib/session/sessionStore';

/** Seconds between looks at the session while a page is open; a session that was ended elsewhere shows at the latest then. */
const REFETCH_SECONDS = 300;

/** Milliseconds after which the server is asked again that gave no answer. */
const ASK_AGAIN_MS = 15_000;

/** Where next-auth tells the other tabs of a session. */
const MESSAGE_KEY = 'nextauth.message';

onSessionEnd(({ status }) => forgetEverything(status === 'authenticated'));

/**
 * To somebody who is signed in, here or when this browser last knew, only the server's own word ends that. What happened to the session
 * while it was asked for is newer than its answer.
 * @param isLatest whether nothing was asked since
 * @throws RequestError when there is none: then nobody knows, and what is shown stays
 */
async function publishAbsence(isLatest: () => boolean): Promise<void> {
  const before = knownSession();
  const wasIn = before.status === 'authenticated' || wasSignedIn();
  const { user, flags } = wasIn ? await readSession() : {};
  if (!isLatest() || knownSession() !== before) return;
  if (user) return publishPresence(user, flags);
  publishSession({ status: 'unauthenticated' });
  if (wasIn) forgetEverything();
}

/**
 * next-auth takes no answer for no session, and nobody's session it looks at no more: not when somebody looks, not in its interval. So that
 * is done here while it says that there is none, without a call for those who were not signed in. @returns what ends it
 */
function keepAsking(): () => void {
  let again: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  const ask = () => {
    clearTimeout(again);
    turn += 1;
    const mine = turn;
    const isLatest = () => mine === turn;
    publishAbsence(isLatest).catch(() => {
      if (isLatest()) again = setTimeout(ask, ASK_AGAIN_MS);
    });
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === MESSAGE_KEY) ask();
  };
  ask();
  window.addEventListener('online', ask);
  window.addEventListener('focus', ask);
  window.addEventListener('storage', onStorage);
  const interval = setInterval(ask, REFETCH_SECONDS * 1000);
  const stopExpecting = onSession(() => {
    if (knownSession().status === 'loading') ask();
  });
  return () => {
    turn += 1;
    clearTimeout(again);
    clearInterval(interval);
    stopExpecting();
    window.removeEventListener('online', ask);
    window.removeEventListener('focus', ask);
    window.removeEventListener('storage', onStorage);
  };
}

function Publisher(): null {
  const { status, data } = useSession();
  const user = data?.user;
  const flags = data?.flags;
  useEffect(() => {
    if (status === 'loading') return undefined;
    if (status === 'unauthenticated' || !user) return keepAsking();
    publishPresence(user, flags);
    return undefined;
  }, [status, user, flags]);
  return null;
}

/**
 * Keeps lib/session/sessionStore true: next-auth asks at the start, when the window gets the focus, every few minutes, and when another
 * tab signs in or out (specification §4). Loaded by the Layout once the page is at rest.
 */
export function SessionKeeper() {
  return (
    <SessionProvider
      refetchOnWindowFocus
      refetchInterval={REFETCH_SECONDS}
      refetchWhenOffline={false}
    >
      <Publisher />
      <ImpersonationHost />
    </SessionProvider>
  );
}
