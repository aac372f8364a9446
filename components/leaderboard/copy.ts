import { count } from '@/lib/format/numbers';

export const copy = {
  title: 'Leaderboard',
  all: 'All', more: 'More filters', apply: 'Apply', clear: 'Clear all',
  caption: 'Projects by security rating. Column heads sort.',
  columns: {
    rank: '#', name: 'Project', score: 'Rating', lines: 'Six lines', category: 'Category', audits: 'Audits', lastAudit: 'Last on file', change7d: '7 days',
  },
  fields: {
    text: 'Name or token', chain: 'Chain', letter: 'Letter', category: 'Category', audited: 'Last audit on file', bounty: 'Bug bounty', incident: 'Incident',
    status: 'Status', rated: 'Rated', sort: 'Order',
  },
  any: 'Any', yes: 'Yes', no: 'No',
  audited: { 90: 'Within 90 days', 365: 'Within a year', 1095: 'Within 3 years' },
  empty: 'No project fits these filters.',
  emptyHint: 'Take one away, or search by name.',
  pages: 'Pages', previous: 'Previous', next: 'Next',
  range: (from: number, to: number, total: number) => (
    `${count(from)}–${count(to)} of ${count(total)}`
  ),
  rankUnknown: 'N/A',
  notRated: 'not rated',
  sample: 'sample data',
  capped: (gate: string) => `Letter capped: ${gate.replaceAll('-', ' ')}`,
  provisional: 'provisional',
} as const;
