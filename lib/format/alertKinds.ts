import type { AlertKind } from '@/contracts/alerts/alerts';

/** Of one alert. */
export const KIND_NAMES = {
  'letter-changed': 'New letter',
  'score-moved': 'Score moved',
  suspended: 'Rating suspended',
  incident: 'Incident',
  'control-changed': 'Control changed',
  'audit-added': 'New audit',
} satisfies Record<AlertKind, string>;

/** Where kinds are chosen. */
export const KIND_PHRASES = {
  'letter-changed': 'The letter changes',
  'score-moved': 'The score moves',
  suspended: 'The rating is suspended',
  incident: 'An incident is recorded',
  'control-changed':
    'An owner, a role, a delay or the code changes, or a change waits in a timelock',
  'audit-added': 'An audit is added',
} satisfies Record<AlertKind, string>;
