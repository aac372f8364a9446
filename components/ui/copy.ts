import type { Letter, ProjectStatus } from '@/contracts/vocabulary';
import { day } from '@/lib/format/dates';
import type { Shares } from '@/lib/format/shares';

export const copy = {
  contents: 'On this page',
  source: 'Source',
  copied: 'Copied',
  copyOf: (text: string) => `Copy ${text}`,
  findings: 'Findings',
  findingsUnknown: 'findings not recorded yet',
  findingsNone: 'no findings',
  severity: 'Severity',
  score: 'Score',
  theme: { title: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },

  notRated: 'not rated',
  partlyChecked: 'partly checked',
  listed: 'listed',
  suspended: 'suspended',
  suspendedOn: (at: string) => `suspended, ${day(at)}`,
  wasRated: (letter: Letter, at: string) => `suspended; rated ${letter} on ${day(at)}`,
  bothEnds: (proven: Letter, possible: Letter) => `${proven} proven, ${possible} possible`,
  offScale: { compromised: 'Compromised', 'wound-down': 'Wound down' } satisfies Record<
    Exclude<ProjectStatus, 'active'>,
    string
  >,

  shares: ({ proven, lost, unknown }: Shares) =>
    `Proven ${proven}, lost ${lost}, unknown ${unknown}`,
  noShares: 'Not rated yet',
  proven: (points: number) => `${points} proven`,
  unknownPoints: (points: number) => `${points} unknown`,
  lost: (points: number) => `${points} lost`,

  unknown: 'unknown',
  notMeasured: 'not measured',
  range: (from: number, to: number) => (from === to ? `${from}` : `${from}–${to}`),
} as const;
