import { useCallback, useState } from 'react';
import { useConsent } from '@/lib/analytics/consent';
import { useIdle } from '@/lib/hooks/useIdle';
import { useModule } from '@/lib/hooks/useModule';

const loadBar = () => import('./NoticeBar');

/**
 * The cookie notice (specification §2, §4): shown until accepted, then hidden for good, in every tab. It is no part of the page that the
 * server makes, so it never flashes at somebody who accepted; who did does not even load it.
 */
export function CookieNotice() {
  const missing = useConsent() === 'missing';
  const [rested, setRested] = useState(false);
  useIdle(useCallback(() => setRested(true), []));
  const { module } = useModule(loadBar, missing && rested);
  return module && missing ? <module.NoticeBar /> : null;
}
