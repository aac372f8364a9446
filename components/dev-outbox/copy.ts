/** The local outbox's words. */
export const copy = {
  title: 'Local outbox',
  description: 'Messages of this site that were never sent.',
  lead: 'No message on this page was ever sent. The site runs on your own machine and no mail server is set: what it would have sent stands here for a day, and for a week where it is a request for a quote.',
  how: 'To have messages sent, set SMTP_URL (see .env.example) and start again. This page is gone then.',
  filter: 'Messages to',
  everybody: 'everybody',
  show: 'Show',
  showAll: 'Show all',
  data: 'As data (JSON)',
  heading: (to: string | null) =>
    to === null ? 'Messages to everybody, newest first' : `Messages to ${to}, newest first`,
  most: (count: number) => `The newest ${count} are shown. Filter by recipient to see older ones.`,
  to: 'To',
  written: 'Written',
  kind: 'What for',
  code: 'Code',
  kinds: { 'sign-up': 'sign-up', reset: 'password reset', quote: 'request for a quote' } as Record<
    string,
    string
  >,
  time: (day: string, time: string) => `${day}, ${time} UTC`,
  emptyTitle: (to: string | null) =>
    to === null ? 'Nothing was written yet' : `Nothing was written to ${to}`,
  emptyText:
    'Sign up on this site, or ask for a reset code, and load this page again: the message with the code is here at once.',
} as const;
