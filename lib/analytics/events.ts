/**
 * Everything that is counted, by Google Analytics 4's recommended names, with all that is said of it. Nothing in it is personal: no
 * address, no name, nothing that somebody typed (docs/decisions/0019).
 */
export interface SiteEvents {
  page_view: Record<string, never>;
  /** A project chosen from the search's list; not what was typed to find it. */
  select_content: { content_type: 'project'; content_id: string };
  /** An e-mail address was confirmed: the account is there. */
  sign_up: { method: 'email' };
  login: { method: 'email' };
  /** A request for a quote was taken, by us or by the provider. */
  generate_lead: Record<string, never>;
  /** The guided tour: started, and come to its end. */
  tutorial_begin: Record<string, never>;
  tutorial_complete: Record<string, never>;
}

export type EventName = keyof SiteEvents;

/** What is said of an event needs no saying where there is nothing. */
export type EventArgs<Name extends EventName> =
  SiteEvents[Name] extends Record<string, never> ? [] : [params: SiteEvents[Name]];
