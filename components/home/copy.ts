import { plural } from '@/lib/format/numbers';

export const copy = {
  title: 'Plumbline: security ratings that show their working',
  description:
    'Check the security of a blockchain project or token. Every score shows its working: each signal with its source, date and weight.',
  claim: ['Security ratings that', 'show their working.'],
  lead: 'Open any score to see each check behind it: its source, its date and its weight.',
  projects: 'projects',
  states: {
    rated: 'rated',
    'not-rated': 'partly checked',
    listed: 'listed only',
    suspended: 'suspended',
  },
  audits: 'audits recorded',
  lostIn: 'lost in',
  incidents: 'incidents',
  trending: 'Trending',
  recentlyAudited: 'Recently audited',
  alerts: 'Security alerts',
  all: 'All',
  noTrending: 'Nothing yet. The list fills as visitors open projects.',
  noAudits: 'No audits recorded yet.',
  noAlerts: 'No rating changes or incidents.',
  networks: (networks: number) => `visited from ${plural(networks, 'network')}`,
  rank: (rank: number | null) => (rank === null ? 'not ranked' : `rank #${rank}`),
  findings: (findings: number | null, open: number | null) => {
    if (findings === null) return 'findings not recorded yet';
    if (findings === 0) return 'no findings';
    const found = findings === 1 ? '1 finding' : `${findings} findings`;
    return open ? `${found}, ${open} open` : `${found}, none open`;
  },
  featured: 'See how it is scored',
  tour: 'Take the guided tour',
} as const;
