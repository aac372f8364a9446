import { formatMoney } from '@/contracts/money';
import { day } from '@/lib/format/dates';
import { percent, plural } from '@/lib/format/numbers';

export const copy = {
  title: 'Incidents',
  titleOf: (page: number) => (page > 1 ? `Incidents, page ${page}` : 'Incidents'),
  description: 'Recorded incidents of blockchain projects, each with its day, loss and source.',
  lead: (total: number, filtered: boolean) =>
    filtered
      ? `${plural(total, 'incident')} found.`
      : `${plural(total, 'incident')} recorded. A loss is what the source states, at the time.`,
  none: 'No recorded incident matches. That is no proof that there was none.',
  csv: 'All incidents as data (CSV)',
  filter: 'Filter incidents',
  text: 'Search',
  textHint: 'Title, project or technique',
  year: 'Year',
  anyYear: 'Any year',
  chain: 'Chain',
  anyChain: 'Any chain',
  minLoss: 'Stated loss',
  anyLoss: 'Any, or not stated',
  atLeast: (usd: number) => `At least ${formatMoney(usd)}`,
  sort: 'Order',
  sorts: { day: 'Newest first', loss: 'Largest loss first' },
  apply: 'Apply',
  clear: 'Clear',
  day: 'Day',
  incident: 'Incident',
  project: 'Project',
  loss: 'Loss',
  notStated: 'not stated',
  returnedShare: (share: number) => `${percent(share)} returned`,
  notListed: 'not listed here',
} as const;

/** Of the page of one incident. */
export const incidentCopy = {
  back: 'All incidents',
  titleOf: (title: string, victim: string, on: string) => `${victim}: ${title}, ${day(on)}`,
  description: (victim: string, on: string) =>
    `Incident at ${victim} on ${day(on)}: what happened, what was lost, and the source.`,
  victim: 'Project',
  notListed: (victim: string) => `${victim} (not listed here)`,
  loss: 'Loss',
  returned: 'Returned',
  technique: 'Technique',
  resolved: 'Resolved',
  unresolved: 'No',
  resolvedOn: (on: string | null) => (on === null ? 'Yes' : `Yes, on ${day(on)}`),
  chain: 'Chain',
  notStated: 'not stated',
  reports: 'Reports',
  tieTitle: 'Why it counts here',
  ties: {
    record: (project: string) => `It was entered with the facts of ${project}.`,
    name: (project: string, victim: string) =>
      victim === project
        ? `The source names ${project}.`
        : `The source names “${victim}”, a name of ${project} in our records.`,
    operator: (project: string) => `The operator of this site assigned it to ${project}.`,
  },
  noTie: 'The victim is not a project of this site, so no rating counts it.',
  beforeTitle: 'Our rating before',
  notRatedBefore: (project: string) => `We had not rated ${project} before the incident.`,
  before: (standing: string, at: string, version: string) =>
    `${standing} as of ${day(at)}, method ${version}.`,
  hindsight: (at: string) =>
    `We computed this rating on ${day(at)}, when the incident had already happened.`,
  open: 'Open that rating',
  data: 'This incident as data (JSON)',
  reportError: 'Report an error',
} as const;
