import type { HolderPath } from './paths';
import { day } from '@/lib/format/dates';
import { plural } from '@/lib/format/numbers';

const and = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

export const copy = {
  points: 'Where the points went',
  outOf: 'Out of',
  proven: 'Proven',
  signal: 'Signal',
  pointsOf: 'Points',
  unknownOf: (name: string) => `${name}, unknown`,
  rest: (count: number) => `${plural(count, 'other signal')}`,
  restUnknown: (count: number) => `${plural(count, 'other signal')}, unknown`,

  path: 'The weakest path to the code',
  pathNone: 'Unknown: who can change the code or move funds.',
  pathNobody: 'No one can change the code or move funds.',
  pathOld: (until: string | null) =>
    until ? `Out of date since ${day(until)}: last recorded.` : 'Out of date: last recorded.',
  pathOpen: 'Recorded so far. Other ways may exist.',
  pathAll: 'All powers',
  powers: (powers: HolderPath['powers']) =>
    and(powers.map((power) => (power === 'change-code' ? 'changes code' : 'moves funds'))),
  can: (powers: HolderPath['powers']) =>
    and(powers.map((power) => (power === 'change-code' ? 'change the code' : 'move the funds'))),
  project: 'The project',
  more: (count: number) => `and ${count} more`,
  holdsFunds: 'has funds',
  pathSentence: (who: string, what: string, over: string, delay: string) =>
    `${who} can ${what} of ${over}, ${delay}.`,

  timeline: 'Audits, changes, incidents',
  timelineNone: 'No dated deployment, audit or incident recorded.',
  asList: 'As a list',
  kinds: {
    deployed: 'deployed',
    changed: 'code changed',
    audit: 'audit',
    incident: 'incident',
  },
  counts: {
    deployed: (count: number) => plural(count, 'deployment'),
    changed: (count: number) => plural(count, 'code change'),
    audit: (count: number) => plural(count, 'audit'),
    incident: (count: number) => plural(count, 'incident'),
  },
  between: (from: string, to: string, counts: readonly string[]) =>
    `${from} to ${to}: ${and(counts)}`,
  unaudited: 'code in no recorded report',
  unauditedFor: (months: number) =>
    `code in no recorded report: ${months < 1 ? 'under a month' : plural(months, 'month')} in all`,
  gapUntil: (to: string | null) =>
    `code in no recorded report, ${to === null ? 'still' : `until ${day(to)}`}`,
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
