import { useRouter } from 'next/router';
import { useCallback, useEffect, useState } from 'react';
import { useIdle } from '@/lib/hooks/useIdle';
import { useModule } from '@/lib/hooks/useModule';

const loadKeeper = () => import('./SessionKeeper');
/** Pages that are about who is signed in; all others find out when they are at rest. */
const AT_ONCE = /^\/(my|auth)\//;

/** Brings the keeper of the session once the page is idle. Should that fail, the next page and a connection that is back try again. */
export function SessionLoader() {
  const { pathname } = useRouter();
  const [rested, setRested] = useState(false);
  useIdle(useCallback(() => setRested(true), []));
  const { module, failed, retry } = useModule(loadKeeper, rested || AT_ONCE.test(pathname));
  useEffect(retry, [pathname, retry]);
  useEffect(() => {
    if (!failed) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed, retry]);
  return module ? <module.SessionKeeper /> : null;
}
