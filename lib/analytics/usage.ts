import { USER_EVENTS_MAX, type UserEvent } from '@/contracts/site/userEvents';
import { sendUserEvents } from '@/lib/api/userEvents';
import { toUserEvent } from './toUserEvent';
import type { Hit } from './track';

/** Without another event. */
export const QUIET_MS = 10_000;

export interface Usage {
  count: (hit: Hit) => void;
  /** Forgets what is not sent. */
  stop: () => void;
}

/** This site's own counts, in batches. Import only after consent (useAnalytics). */
export function startUsage(): Usage {
  let batch: UserEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const empty = (): UserEvent[] => {
    clearTimeout(timer);
    const events = batch;
    batch = [];
    return events;
  };
  const flush = (): void => {
    const events = empty();
    if (events.length > 0) sendUserEvents(events);
  };
  const onHidden = (): void => {
    if (document.visibilityState === 'hidden') flush();
  };
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('pagehide', flush);
  return {
    count(hit) {
      const event = toUserEvent(hit);
      if (!event) return;
      batch.push(event);
      if (batch.length >= USER_EVENTS_MAX) return flush();
      clearTimeout(timer);
      timer = setTimeout(flush, QUIET_MS);
    },
    stop() {
      empty();
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', flush);
    },
  };
}
