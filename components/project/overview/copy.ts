import { day } from '@/lib/format/dates';
import { plural } from '@/lib/format/numbers';

export const KINDS = {
  deployed: 'deployed',
  changed: 'code changed',
  audit: 'audit',
  incident: 'incident',
} as const;

export const copy = {
  points: 'Where the points went',
  outOf: 'Out of',
  proven: 'Proven',
  signal: 'Signal',
  pointsOf: 'Points',

  path: 'The weakest path to the code',
  pathNone: 'Unknown: who can change the code or move funds.',
  pathNobody: 'No one can change the code or move funds.',
  pathOld: (until: string | null) =>
    until ? `Out of date since ${day(until)}: last recorded.` : 'Out of date: last recorded.',
  pathOpen: 'Recorded so far. Other ways may exist.',
  pathAll: 'All powers',
  holdsFunds: 'has funds',

  timeline: 'Audits, changes, incidents',
  timelineNone: 'No dated deployment, audit or incident recorded.',
  asList: 'As a list',
  kinds: KINDS,
  scopeUnknown: 'The audits recorded do not say which contracts they cover.',
  changesOpen: 'Not every code change is recorded.',

  freshness: 'How fresh the evidence is',
  asOf: (at: string) => `as of ${day(at)}`,
  cell: {
    lasting: () => 'does not expire',
    long: (until: string, days: number) => `valid to ${day(until)}, ${plural(days, 'day')} left`,
    soon: (until: string, days: number) => `valid to ${day(until)}, ${plural(days, 'day')} left`,
    due: (until: string, days: number) => `valid to ${day(until)}, ${plural(days, 'day')} left`,
    out: (until: string | null) => (until ? `out of date since ${day(until)}` : 'out of date'),
    none: () => 'nothing recorded that counts',
  },
  key: {
    lasting: 'without expiry',
    long: 'with over 30 days left',
    soon: 'with 8 to 30 days left',
    due: 'with 7 days or less',
    out: 'out of date',
    none: 'unknown',
  },
} as const;
