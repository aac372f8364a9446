import { useCallback, useState } from 'react';
import { useConsent } from '@/lib/analytics/consent';
import { useIdle } from '@/lib/hooks/useIdle';
import { useModule } from '@/lib/hooks/useModule';

const loadBar = () => import('./NoticeBar');

/**
 * §2, §4: shown until accepted in any tab. Client-only, so that it never flashes for visitors who
 * accepted.
 */
export function CookieNotice() {
  const missing = useConsent() === 'missing';
  const [rested, setRested] = useState(false);
  useIdle(useCallback(() => setRested(true), []));
  const { module } = useModule(loadBar, missing && rested);
  return module && missing ? <module.NoticeBar /> : null;
}
