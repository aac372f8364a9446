import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { useModule } from '@/lib/hooks/useModule';
import { MESSAGES } from '@/lib/errors/catalogue';
import { notify } from '@/lib/notices/notices';
import { useSession } from '@/lib/session/sessionStore';
import { hasTourFlag } from './hasTourFlag';

const loadTour = () => import('./Tour');
/** Class of links that start the tour; without scripts they lead to the flagged address. */
const START = '.tour-start';

/**
 * Starts the tour by the address's flag or a start link, once the session is known: the steps
 * depend on it. Leaving before that cancels the start.
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
