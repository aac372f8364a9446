import {
  isUserEvent,
  USER_EVENTS,
  type PageKind,
  type UserEvent,
} from '@/contracts/site/userEvents';
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
export function pageKind(path: string): PageKind {
  for (const [begins, page] of PAGES) {
    const [found, word] = begins.exec(path) ?? [];
    if (found !== undefined) return (word as PageKind | undefined) ?? page;
  }
  return 'other';
}

/** What this site counts of a hit: no address, no title, no project. Undefined: nothing. */
export function toUserEvent({ name, params, href }: Hit): UserEvent | undefined {
  const given: Record<string, string> = { ...params, page: pageKind(new URL(href).pathname) };
  const properties = Object.fromEntries(
    Object.keys(USER_EVENTS[name]).map((key) => [key, given[key] ?? '']),
  );
  return isUserEvent(name, properties) ? { eventName: name, properties } : undefined;
}
