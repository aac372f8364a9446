import { SessionProvider, useSession } from 'next-auth/react';
import { useEffect } from 'react';
import { ImpersonationHost } from '@/components/impersonation';
import { readSession } from '@/lib/api/session';
import { watchNextAuth } from '@/lib/api/watchNextAuth';
import { forgetEverything } from '@/lib/resources/forgetEverything';
import { wasSignedIn } from '@/lib/session/hint';
import { onSessionDoubt } from '@/lib/session/doubtSession';
import { publishPresence, type Presence } from '@/lib/session/publishPresence';
import { knownSession, onSession, onSessionEnd, publishSession } from '@/lib/session/sessionStore';
import { sharedValue, useShared } from '@/lib/sharedValue';
import { SignedOutCover } from './SignedOutCover';
import { hasUnsaved } from './unsavedFields';

/** An open page notices a session ended elsewhere within this time. */
const REFETCH_SECONDS = 300;

/** Delay before retrying a failed session request. */
const ASK_AGAIN_MS = 15_000;

/** Local storage key that next-auth uses to notify other tabs. */
const MESSAGE_KEY = 'nextauth.message';

watchNextAuth();

onSessionEnd(({ status }) => forgetEverything(status === 'authenticated'));

/** The session is over, and the page waits for the user to come back to what they typed. */
const waiting = sharedValue(false);

function leave(): void {
  waiting.set(false);
  publishSession({ status: 'unauthenticated' });
  forgetEverything();
}

function publishUser(presence: Presence): void {
  waiting.set(false);
  publishPresence(presence);
}

/** Nothing typed is lost: a page with unsaved changes stays, covered. */
function publishNobody(): void {
  if (knownSession().status !== 'unauthenticated' && hasUnsaved()) waiting.set(true);
  else publishSession({ status: 'unauthenticated' });
}

/**
 * If this browser was signed in, only the server's answer ends the session. A session that changed
 * during the request wins over the answer.
 * @param isLatest whether no later request was made
 * @throws RequestError without an answer; the session then stays as it is
 */
async function publishAbsence(isLatest: () => boolean): Promise<void> {
  const before = knownSession();
  const wasIn = before.status === 'authenticated' || wasSignedIn();
  const { user, ...more } = wasIn ? await readSession() : {};
  if (!isLatest() || knownSession() !== before) return;
  if (user) return publishUser({ user, ...more });
  publishNobody();
  if (wasIn && !waiting.get()) forgetEverything();
}

/**
 * next-auth treats a failed request as signed out, and then stops checking. This keeps checking,
 * but makes no requests for visitors who were not signed in.
 * @returns the stop function
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

async function publishAnswer(): Promise<void> {
  const { user, ...more } = await readSession();
  if (user) publishUser({ user, ...more });
  else publishNobody();
}

function Publisher(): null {
  const { status, data } = useSession();
  const user = data?.user;
  const flags = data?.flags;
  const country = data?.country;
  useEffect(() => {
    if (status === 'loading') return undefined;
    if (status === 'unauthenticated' || !user) return keepAsking();
    publishUser({ user, flags, country });
    return undefined;
  }, [status, user, flags, country]);
  // A failure leaves the page as it is; the server goes on refusing its writes.
  useEffect(() => onSessionDoubt(() => void publishAnswer().catch(() => undefined)), []);
  return null;
}

function Cover() {
  const isShown = useShared(waiting);
  useEffect(() => onSession(() => waiting.set(false)), []);
  return isShown ? <SignedOutCover onLeave={leave} /> : null;
}

/** Keeps lib/session/sessionStore in step with next-auth (§4). */
export function SessionKeeper() {
  return (
    <SessionProvider
      refetchOnWindowFocus
      refetchInterval={REFETCH_SECONDS}
      refetchWhenOffline={false}
    >
      <Publisher />
      <ImpersonationHost />
      <Cover />
    </SessionProvider>
  );
}
