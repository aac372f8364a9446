import { hasConsent } from './consent';
import type { EventArgs, EventName } from './events';
import { analyticsSettings, analyticsState } from './settings';

/** hitParams removes personal data before sending. */
export interface Hit {
  name: EventName;
  params: Record<string, string>;
  href: string;
  referrer: string;
  title: string;
  /** It happened with consent: only then this site counts it, too. */
  agreed: boolean;
}

export type Send = (hit: Hit) => void;

/** Most events queued while consent is pending. */
const MOST_KEPT = 50;

const kept: Hit[] = [];
let send: Send | undefined;
let viewed: string | undefined;
let before = '';

/** Without consent only where Google Analytics would get it later (docs/decisions/0019). */
function keep(hit: Hit): void {
  if ((hit.agreed || analyticsSettings()) && kept.length < MOST_KEPT) kept.push(hit);
}

function report(name: EventName, params: Hit['params'], href: string): void {
  if (analyticsState() === 'refused') return;
  const hit: Hit = {
    name,
    params,
    href,
    referrer: before || document.referrer,
    title: document.title,
    agreed: hasConsent(),
  };
  if (send) send(hit);
  else keep(hit);
}

/** Sends once the visitor has accepted; until then, events stay in memory. */
export function track<Name extends EventName>(name: Name, ...args: EventArgs<Name>): void {
  report(name, { ...args[0] }, location.href);
}

/** Reports a page view (specification §2). The same path twice in a row counts once. */
export function pageView(path: string): void {
  if (path === viewed) return;
  const last = viewed;
  viewed = path;
  if (last !== undefined) before = location.origin + last;
  // The visitor may have moved on: then `location` is already the next page.
  report('page_view', {}, location.pathname === path ? location.href : location.origin + path);
}

/** Undefined queues again. */
export function deliverTo(next: Send | undefined): void {
  send = next;
  if (next) kept.splice(0).forEach(next);
}

/** For consent that is withdrawn before anything was sent. */
export function forgetAgreed(): void {
  for (const hit of kept.splice(0)) keep({ ...hit, agreed: false });
}
