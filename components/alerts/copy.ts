import type { AlertKind } from '@/contracts/alerts/alerts';
import { KIND_NAMES } from '@/lib/format/alertKinds';
import { plural } from '@/lib/format/numbers';

export const copy = {
  title: 'Alerts',
  description: 'What has changed at the projects you watch.',
  lead: 'What has changed at the projects you watch.',
  settings: 'E-mail and feeds',

  unread: (count: number) =>
    count === 0 ? 'Nothing unread.' : `${plural(count, 'unread alert')}.`,
  list: 'List',
  allLists: 'All lists',
  unreadOnly: 'Unread only',
  markAll: 'Mark all as read',
  markShown: 'Mark these as read',
  marked: 'Marked as read.',
  ownerReads: 'Only the owner of the account marks alerts as read.',

  kinds: KIND_NAMES,
  /** Where on the project's page. */
  see: {
    'letter-changed': 'Rating history',
    'score-moved': 'Rating history',
    suspended: 'Rating',
    incident: 'Incidents',
    'control-changed': 'Governance',
    'audit-added': 'Audits',
  } satisfies Record<AlertKind, string>,
  isUnread: 'Unread',
  markRead: 'Mark as read',
  markReadNamed: (name: string, kind: string) => `Mark as read: ${name}, ${kind}`,
  time: (time: string) => `${time} UTC`,

  loading: 'Loading your alerts',
  more: 'Older alerts',

  emptyTitle: 'No alerts yet',
  empty:
    'Star a project. You get an alert here when its letter, score, control, incidents or audits change.',
  find: 'Find projects to watch',
  noneTitle: 'No alerts match',
  none: 'Nothing unread, or nothing for this list.',
  showAll: 'Show all alerts',
} as const;
