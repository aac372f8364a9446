import {
  isUserEvent,
  type PageKind,
  USER_EVENTS,
  USER_EVENTS_MAX,
  type UserEvent,
} from '@/contracts/site/userEvents';
import { sendUserEvents } from '@/lib/api/userEvents';
import type { Hit } from './track';

/** By the beginning of the path. */
const PAGES: readonly (readonly [begins: RegExp, page: PageKind])[] = [
  [/^\/$/, 'home'],
  [/^\/projects\//, 'project'],
  [/^\/lists\//, 'list'],
  [/^\/my\/(watchlists|alerts|portfolio|settings)$/, 'other'],
  [
    /^\/(compare|methodology|status|products|company|resources|developers|report|auth)(\/|$)/,
    'other',
  ],
];

/** Never which project, list or report. */
function pageKind(path: string): PageKind {
  for (const [begins, page] of PAGES) {
    const [found, word] = begins.exec(path) ?? [];
    if (found !== undefined) return (word as PageKind | undefined) ?? page;
  }
  return 'other';
}

/** What this site counts of a hit: no address, no title, no project. Undefined: nothing. */
function toUserEvent({ name, params, href }: Hit): UserEvent | undefined {
  const given: Record<string, string> = { ...params, page: pageKind(new URL(href).pathname) };
  const properties = Object.fromEntries(
    Object.keys(USER_EVENTS[name]).map((key) => [key, given[key] ?? '']),
  );
  return isUserEvent(name, properties) ? { eventName: name, properties } : undefined;
}

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
