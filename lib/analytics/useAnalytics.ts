import { useCallback, useEffect, useState } from 'react';
import { useIdle } from '@/lib/hooks/useIdle';
import { useModule } from '@/lib/hooks/useModule';
import { useConsent } from './consent';
import { analyticsState } from './settings';
import { deliverTo, forgetAgreed, pageView } from './track';

const loadSenders = async () => (await import('./senders')).prepareSenders();

/** @param path without query and fragment */
export function useAnalytics(path: string): void {
  const consent = useConsent();
  const accepted = consent === 'given';
  const [rested, setRested] = useState(false);
  useIdle(useCallback(() => setRested(true), []));
  useEffect(() => pageView(path), [path]);
  const { module } = useModule(loadSenders, accepted && rested && analyticsState() !== 'refused');
  useEffect(() => {
    if (!module || !accepted) return undefined;
    const { send, stop } = module.start();
    deliverTo(send);
    return () => {
      deliverTo(undefined);
      stop();
    };
  }, [module, accepted]);
  // Not while it is unknown: then what happened at the start would not count.
  useEffect(() => {
    if (consent === 'missing') forgetAgreed();
  }, [consent]);
}
