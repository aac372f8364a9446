import { useCallback, useEffect, useState } from 'react';
import { useIdle } from '@/lib/hooks/useIdle';
import { useModule } from '@/lib/hooks/useModule';
import { useConsent } from './consent';
import { analyticsSettings, analyticsState } from './settings';
import { deliverTo, pageView } from './track';

const loadGtag = () => import('./gtag');

/** @param path without query and fragment */
export function useAnalytics(path: string): void {
  const accepted = useConsent() === 'given';
  const [rested, setRested] = useState(false);
  useIdle(useCallback(() => setRested(true), []));
  useEffect(() => pageView(path), [path]);
  const { module } = useModule(loadGtag, accepted && rested && analyticsState() === 'possible');
  useEffect(() => {
    const settings = analyticsSettings();
    if (!module || !accepted || !settings) return undefined;
    deliverTo(module.startGtag(settings));
    return () => {
      deliverTo(undefined);
      module.stopGtag(settings);
    };
  }, [module, accepted]);
}
