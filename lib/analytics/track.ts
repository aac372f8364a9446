import type { EventArgs, EventName } from './events';
import { analyticsState } from './settings';

/** Something that happened on a page, as it was when it happened; what is personal in it is taken out before it is sent (hitParams). */
export interface Hit {
  name: EventName;
  params: Record<string, string>;
  /** The page's address, and the address before it; with queries. */
  href: string;
  referrer: string;
  title: string;
}

export type Send = (hit: Hit) => void;

/** Kept in memory until there is consent; a visitor who does more than this without answering has not accepted. */
const MOST_KEPT = 50;

const kept: Hit[] = [];
let send: Send | undefined;
let viewed: string | undefined;
let before = '';

function report(name: EventName, params: Hit['params'], href: string): void {
  if (analyticsState() !== 'possible') return;
  const hit: Hit = {
    name,
    params,
    href,
    referrer: before || document.referrer,
    title: document.title,
  };
  if (send) send(hit);
  else if (kept.length < MOST_KEPT) kept.push(hit);
}

/**
 * Reports an event to analytics: at once where the visitor has accepted, after they have otherwise, and never where no analytics are
 * configured or the browser refuses them. Nothing is stored meanwhile: what is kept ends with the page.
 */
export function track<Name extends EventName>(name: Name, ...args: EventArgs<Name>): void {
  report(name, { ...args[0] }, location.href);
}

/** Reports a page view (specification §2). The same path twice in a row is one view: what changed was a query or a place on the page. */
export function pageView(path: string): void {
  if (path === viewed) return;
  const last = viewed;
  viewed = path;
  if (last !== undefined) before = location.origin + last;
  // A visitor in a hurry may have gone on already: then the address is the next page's.
  report('page_view', {}, location.pathname === path ? location.href : location.origin + path);
}

/** Hands over what was kept, and what comes from now on; undefined keeps again. */
export function deliverTo(next: Send | undefined): void {
  send = next;
  if (next) kept.splice(0).forEach(next);
}
