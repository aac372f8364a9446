import type { RatingState } from '@/contracts/vocabulary';
import type { DataState } from '@/contracts/open-data/dataState';
import { formatMoney } from '@/contracts/money';
import { day } from '@/lib/format/dates';
import { count, percent, plural } from '@/lib/format/numbers';

export const copy = {
  title: 'State of the data',
  description:
    'What this site has recorded, what runs out this week, what is overdue, which signals are never known, and why projects are not rated.',
  lead: 'What we have recorded, and what we owe. Gaps here are ours, not the projects’.',
  asOf: (method: string, day: string) => `Method ${method}, as of ${day}`,
  demonstration: (day: string) =>
    `The demonstration set of ${day} is the only data, so everything here is as of its day. That ends with the first import.`,
  openData: 'This page as data (JSON)',
  corrections: 'Corrections',

  recorded: {
    title: 'Recorded',
    projects: 'projects',
    contracts: 'contracts',
    audits: 'audits',
    incidents: 'incidents',
    sources: 'sources with a day of their own',
    undated: (sources: number) =>
      `${plural(sources, 'source')} without one. Such a source proves only what cannot change.`,
    unpinned: (sources: number) =>
      `${plural(sources, 'address', 'addresses')} at GitHub without a commit. Such an address may show something else later.`,
    gaps: 'Each of these, with its projects (CSV)',
    lastImport: (kind: string, day: string) => `Last import: ${kind}, ${day}.`,
    running: 'It has not finished.',
    noImport: 'Nothing was imported by command.',
    lastRated: (day: string) => `Newest rating: ${day}.`,
  },

  states: {
    title: 'Rated, and why not',
    state: 'State',
    projects: 'Projects',
    names: {
      rated: 'Rated',
      'not-rated': 'Not rated, with facts',
      suspended: 'Suspended: our checks are overdue',
      compromised: 'Compromised',
      'wound-down': 'Wound down',
    } satisfies Record<RatingState, string>,
    listed: 'Listed only: nothing to rate is recorded',
    value: ({ usd, ratedUsd, projects, from, to }: NonNullable<DataState['value']>) =>
      `Of ${formatMoney(usd)} in ${plural(projects, 'project')} with a recorded value, ${formatMoney(ratedUsd)} (${percent(ratedUsd / usd)}) is in rated ones. Values are of ${from === to ? day(to) : `${day(from)} to ${day(to)}`}; one deposit may count in several projects, and market values are left out.`,
    why: 'What is missing for a rating',
    whyLead: 'A project may miss several of these.',
    each: 'What is missing, project by project (CSV)',
    none: 'No project with facts is without a rating.',
  },

  sources: {
    title: 'Sources read again',
    lead: 'A failed look changes nothing and extends nothing: the fact goes out of date.',
    none: 'No source is read again by itself on this site: facts come with imports.',
    source: 'Source',
    last: 'Last success',
    looks: 'Lists, files, projects',
    facts: 'Facts it keeps current',
    soon: 'Runs out this week',
    never: 'never',
    failing: (failing: number, targets: number, looks: number) =>
      `${count(failing)} of ${count(targets)} failing, ${plural(looks, 'failed look')}`,
    signals: (signals: number) => (signals === 0 ? 'none' : plural(signals, 'signal')),
  },

  soon: {
    title: 'Runs out this week',
    none: 'Nothing runs out within seven days.',
  },
  overdue: {
    title: 'Overdue checks',
    none: 'No check is overdue.',
  },
  endings: {
    summary: (signals: number, projects: number) =>
      `${plural(signals, 'signal')} of ${plural(projects, 'project')}`,
    until: (signal: string, day: string) => `${signal}, valid to ${day}`,
    more: (left: number) => `and ${count(left)} more`,
  },

  signals: {
    title: 'What is known of each signal',
    lead: 'The share that is known, on average over the active projects with facts.',
    signal: 'Signal',
    share: 'Known',
    projects: 'Projects',
    of: (known: number, projects: number) => `${count(known)} of ${count(projects)}`,
    off: 'not measured on this site',
    never: 'never known',
    none: 'applies to no project',
  },
} as const;
