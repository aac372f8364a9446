/** What visitors who agree are counted by (§3, §7: user events). No schema here: the browser loads this file. */
export const USER_EVENTS_PATH = '/api/user/events';

/** Kinds of pages, never which project, list or text. */
export const PAGE_KINDS = [
  'home',
  'project',
  'compare',
  'methodology',
  'status',
  'products',
  'company',
  'resources',
  'developers',
  'report',
  'list',
  'watchlists',
  'alerts',
  'portfolio',
  'settings',
  'auth',
  'other',
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** Every event with its properties, and the words that each may be: nothing that a person typed. */
export const USER_EVENTS = {
  page_view: { page: PAGE_KINDS },
  select_content: { content_type: ['project'] },
  sign_up: { method: ['email'] },
  login: { method: ['email'] },
  generate_lead: {},
  tutorial_begin: {},
  tutorial_complete: {},
} as const satisfies Record<string, Record<string, readonly string[]>>;

export type UserEventName = keyof typeof USER_EVENTS;
export const USER_EVENT_NAMES = Object.keys(USER_EVENTS) as UserEventName[];

export interface UserEvent {
  eventName: UserEventName;
  properties: Readonly<Record<string, string>>;
}

/** In one call. */
export const USER_EVENTS_MAX = 20;
/** Of one event. */
export const EVENT_PROPERTIES_MAX = 8;
/** Characters of a name, key or value. */
export const EVENT_WORD_MAX = 40;

/** Has exactly the event's properties, each one of its words. */
export function isUserEvent(name: UserEventName, properties: object): boolean {
  const words: Record<string, readonly string[]> = USER_EVENTS[name];
  const given = Object.entries(properties);
  return (
    given.length === Object.keys(words).length &&
    given.every(
      ([key, value]) => Object.hasOwn(words, key) && words[key]!.includes(value as string),
    )
  );
}
