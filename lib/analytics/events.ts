/**
 * Every event we count, by Google Analytics 4's recommended names. No personal data: no address,
 * name or typed text (docs/decisions/0019).
 */
export interface SiteEvents {
  page_view: Record<string, never>;
  /** A project chosen from the search list. */
  select_content: { content_type: 'project'; content_id: string };
  sign_up: { method: 'email' };
  login: { method: 'email' };
  /** A quote request was accepted, by us or by the provider. */
  generate_lead: Record<string, never>;
  tutorial_begin: Record<string, never>;
  tutorial_complete: Record<string, never>;
}

export type EventName = keyof SiteEvents;

export type EventArgs<Name extends EventName> =
  SiteEvents[Name] extends Record<string, never> ? [] : [params: SiteEvents[Name]];
