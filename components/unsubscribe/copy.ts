import { day } from '@/contracts/time';
import type { MailFrequency } from '@/contracts/alerts/alerts';

export const copy = {
  title: 'Unsubscribe',
  description: 'End the mails about projects you watch.',
  ask: (email: string) => `Stop all alert mails to ${email}?`,
  now: {
    instant: 'Now: a mail within minutes of each change.',
    daily: 'Now: one mail a day.',
    weekly: 'Now: one mail a week.',
    off: 'Now: only mails of lists that you set apart.',
  } satisfies Record<MailFrequency, string>,
  stays: 'Your lists and your inbox stay as they are.',
  button: 'Unsubscribe',
  done: (email: string, at: string) => `Unsubscribed on ${day(at)}: no alert mails to ${email}.`,
  again: 'Sign in to get mails again:',
  settings: 'settings',
  busyTitle: 'Too many requests',
  busy: 'Your network asked too often. Please try again in a minute.',
} as const;
