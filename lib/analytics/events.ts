/**
 * All counted events, by Google Analytics 4's names. No personal data (docs/decisions/0019). What
 * this site counts itself is less: contracts/site/userEvents.ts.
 */
export interface SiteEvents {
  page_view: Record<string, never>;
  select_content: { content_type: 'project'; content_id: string };
  sign_up: { method: 'email' };
  login: { method: 'email' };
  generate_lead: Record<string, never>;
  tutorial_begin: Record<string, never>;
  tutorial_complete: Record<string, never>;
}

export type EventName = keyof SiteEvents;

export type EventArgs<Name extends EventName> =
  SiteEvents[Name] extends Record<string, never> ? [] : [params: SiteEvents[Name]];
