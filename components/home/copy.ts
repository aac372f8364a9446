import { plural } from '@/lib/format/numbers';

export const copy = {
  title: 'Plumbline: security ratings that show their working',
  description:
    'See what is publicly known about the security of a blockchain project or token. Every score is a sum you can open: each signal, its source, its time and its weight.',
  claim: ['Security ratings that', 'show their working.'],
  lead: 'Every score on this site is a sum you can open: what was measured, where it came from, when, and what it weighs.',
  projects: 'projects',
  rated: 'rated',
  audits: 'audits on file',
  lostIn: 'lost in',
  incidents: 'incidents',
  trending: 'Trending',
  recentlyAudited: 'Recently audited',
  alerts: 'Security alerts',
  all: 'All',
  noTrending: 'Nothing yet: the list fills as visitors open projects.',
  noAudits: 'No audit is on file yet.',
  noAlerts: 'No rating changed, no incident was recorded.',
  views: (views: number) => plural(views, 'view'),
  rank: (rank: number | null) => (rank === null ? 'not ranked' : `rank #${rank}`),
  findings: (findings: number | null, open: number | null) => {
    if (findings === null) return 'findings not on file';
    if (findings === 0) return 'no findings';
    const found = findings === 1 ? '1 finding' : `${findings} findings`;
    return open ? `${found}, ${open} open` : `${found}, none open`;
  },
  featured: 'See its working',
  tour: 'Take the guided tour',
} as const;
