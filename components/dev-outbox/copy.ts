export const copy = {
  title: 'Local outbox',
  description: 'Messages that this site did not send.',
  lead: 'None of these messages was sent, because no mail server is set up. They stay here for a day; requests for a quote stay for a week.',
  how: 'To send mail, set SMTP_URL (see .env.example) and restart. This page then disappears.',
  filter: 'Messages to',
  everybody: 'everyone',
  show: 'Show',
  showAll: 'Show all',
  data: 'As data (JSON)',
  heading: (to: string | null) =>
    to === null ? 'Messages to everyone, newest first' : `Messages to ${to}, newest first`,
  most: (count: number) => `Showing the newest ${count}. Filter by recipient to see older ones.`,
  to: 'To',
  written: 'Written',
  kind: 'Purpose',
  code: 'Code',
  kinds: { 'sign-up': 'sign-up', reset: 'password reset', quote: 'request for a quote' } as Record<
    string,
    string
  >,
  time: (day: string, time: string) => `${day}, ${time} UTC`,
  emptyTitle: (to: string | null) => (to === null ? 'No messages yet' : `No messages to ${to}`),
  emptyText:
    'Sign up on this site or request a reset code, then reload this page. The message with the code appears at once.',
} as const;
