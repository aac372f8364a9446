import { useRouter } from 'next/router';
import { useCallback, useEffect, useState } from 'react';
import { useIdle } from '@/lib/hooks/useIdle';
import { useModule } from '@/lib/hooks/useModule';

const loadKeeper = () => import('./SessionKeeper');
/** Pages that need the session at once; others load it when idle. */
const AT_ONCE = /^\/(my|auth)\//;

/** Retries a failed load on the next page and when back online. */
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
