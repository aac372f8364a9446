import { useRouter } from 'next/router';
import { useCallback, useEffect, useState } from 'react';
import { useIdle } from '@/lib/hooks/useIdle';
import { useModule } from '@/lib/hooks/useModule';
import { wasSignedIn } from '@/lib/session/hint';
import { onSession, publishSession, useSession } from '@/lib/session/sessionStore';
import { watchFields } from './unsavedFields';
import { useAskOnReturn } from './useAskOnReturn';

const loadKeeper = () => import(/* webpackChunkName: "signed-in" */ './SessionKeeper');
/** Pages of an account: there is a session, with a hint or without. */
const OF_ACCOUNT = /^\/my\//;
/** Pages that need the session at once; others load it when idle. */
const AT_ONCE = /^\/(my|auth)\//;

/**
 * Whether this browser may have a session. Another tab may begin one, so looks again when the
 * window gets the focus, and when next-auth writes to local storage.
 */
function useMaySession(pathname: string): boolean {
  const [may, setMay] = useState(false);
  useEffect(() => {
    const look = () => {
      if (wasSignedIn() || OF_ACCOUNT.test(pathname)) setMay(true);
    };
    look();
    const stop = onSession(look);
    window.addEventListener('focus', look);
    window.addEventListener('storage', look);
    return () => {
      stop();
      window.removeEventListener('focus', look);
      window.removeEventListener('storage', look);
    };
  }, [pathname]);
  return may;
}

/**
 * Loads the code for sessions where there may be one; elsewhere the visitor is nobody. Retries a
 * failed load on the next page and when back online.
 */
export function SessionLoader() {
  const { pathname } = useRouter();
  const { status } = useSession();
  // Not in the keeper: somebody may type before that has loaded.
  useEffect(watchFields, []);
  const [rested, setRested] = useState(false);
  useIdle(useCallback(() => setRested(true), []));
  const may = useMaySession(pathname);
  const { module, failed, retry } = useModule(
    loadKeeper,
    may && (rested || AT_ONCE.test(pathname)),
  );
  useAskOnReturn(status === 'unauthenticated');
  useEffect(() => {
    if (status === 'loading' && !wasSignedIn() && !OF_ACCOUNT.test(pathname))
      publishSession({ status: 'unauthenticated' });
  }, [status, pathname]);
  useEffect(retry, [pathname, retry]);
  useEffect(() => {
    if (!failed) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed, retry]);
  return module ? <module.SessionKeeper /> : null;
}
