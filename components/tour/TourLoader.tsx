import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { useModule } from '@/lib/hooks/useModule';
import { MESSAGES } from '@/lib/errors/catalogue';
import { notify } from '@/lib/notices/notices';
import { useSession } from '@/lib/session/sessionStore';
import { hasTourFlag } from './hasTourFlag';

const loadTour = () => import('./Tour');
/** Links that start the tour have this class; without scripts they lead to the address with the flag. */
const START = '.tour-start';

/**
 * Starts the guided tour when the address has its flag or a start element is pressed, once it is known who is here, because the steps
 * depend on it. Until then the tour is only this; whoever goes elsewhere meanwhile is not fetched back.
 */
export function TourLoader() {
  const { asPath } = useRouter();
  const known = useSession().status !== 'loading';
  const [wanted, setWanted] = useState(false);
  const started = useRef(false);
  const { module, failed, retry } = useModule(loadTour, wanted);
  const flagged = hasTourFlag(asPath);
  const path = asPath.split(/[?#]/)[0];
  const tour = wanted && known ? module : undefined;
  useEffect(() => {
    if (!started.current) setWanted(flagged);
  }, [flagged, path]);
  useEffect(() => {
    started.current = tour !== undefined;
  }, [tour]);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey ||
        !(event.target as Element).closest(START)
      )
        return;
      event.preventDefault();
      setWanted(true);
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
  useEffect(() => {
    if (!failed) return;
    setWanted(false);
    retry();
    notify('error', MESSAGES.unknown);
  }, [failed, retry]);
  return tour ? <tour.Tour onEnd={() => setWanted(false)} /> : null;
}
