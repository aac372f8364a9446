import { SCORE_POINTS_MAX, SCORE_POINTS_MIN, type MailFrequency } from '@/contracts/alerts/alerts';
import { KIND_PHRASES } from '@/lib/format/alertKinds';
import { day } from '@/lib/format/dates';

export const copy = {
  title: 'Notifications',
  to: (email: string) => `Mails go to ${email}.`,
  unsubscribed: (at: string) =>
    `Unsubscribed on ${day(at)}: nothing is mailed. Save to get mails again.`,

  frequency: 'Alert mails',
  frequencies: {
    instant: { label: 'Instant', hint: 'Within minutes of a change' },
    daily: { label: 'Daily', hint: 'One mail a day, 08:00 UTC' },
    weekly: { label: 'Weekly', hint: 'One mail on Mondays, 08:00 UTC' },
    off: { label: 'Off', hint: 'No mails. Your inbox has every alert' },
  } satisfies Record<MailFrequency, { label: string; hint: string }>,

  kinds: 'What is mailed',
  kindNames: KIND_PHRASES,
  points: 'Points before a moved score is an alert',
  pointsHint: `${SCORE_POINTS_MIN} to ${SCORE_POINTS_MAX}. Also for your inbox.`,

  lists: 'Lists',
  listsLead: 'A list can have a frequency of its own, and an Atom feed.',
  noLists: 'You have no lists yet. Star a project to begin one.',
  mailOf: (name: string) => `Mails of ${name}`,
  asAccount: 'As above',

  feed: 'Feed',
  feedOf: (name: string) => `Feed of ${name}`,
  feedLoading: 'Loading',
  feedNone: 'This list has no feed.',
  feedMake: 'Make address',
  feedSecret: 'Everyone with this address can read the feed.',
  feedAddress: 'Address of the feed',
  feedCopy: 'Copy address',
  feedCopied: 'The address is copied.',
  feedNotCopied: 'Your browser did not copy the address. Select it and copy it.',
  feedRevoke: 'Revoke address',
  feedRevoked: 'The address is revoked. Feed readers get nothing from it now.',

  submit: 'Save notifications',
  saved: 'Your notification settings are saved.',
  conflict:
    'These settings were changed elsewhere. Now shown: the newer ones, with what you changed here. Check them and save again.',
  stop: 'Unsubscribe from all mails',
  stopped: 'You are unsubscribed. Nothing is mailed.',

  loading: 'Loading your notification settings',
} as const;
