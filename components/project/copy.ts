import { formatMoney } from '@/contracts/money';
import type { LineId } from '@/contracts/rating';
import type { BountyStatus, ProjectStatus, Verification } from '@/contracts/vocabulary';
import { day } from '@/lib/format/dates';
import { plural } from '@/lib/format/numbers';

/** Whole percent, cut and never rounded up: a coverage just below the threshold does not read as if it had reached it. */
const share = (coverage: number): string => `${Math.floor(coverage * 100 + 1e-9)}%`;

/** The project page's words. */
export const copy = {
  leaderboard: 'Leaderboard',
  breadcrumb: 'Breadcrumb',
  sections: 'On this page',
  unknown: 'unknown',
  notApplicable: 'n/a',

  // Head
  since: (month: string) => `since ${month}`,
  containsSample: 'Parts of this page are',
  notRated: 'Not rated',
  notRatedWhy: 'Nothing that the method weighs is on file yet, or all of it is too old to count.',
  notRatedMore: 'What a rating is made of',
  provisional: (coverage: number) =>
    `Provisional: only ${share(coverage)} of the signals are known. A rating is ranked from 60% on.`,
  offScale: {
    compromised: (since: string | null) =>
      `Compromised${since ? ` since ${day(since)}` : ''}. A compromised project is off the scale and has no score.`,
    'wound-down': (since: string | null) =>
      `Wound down${since ? ` on ${day(since)}` : ''}. A project that has ended is off the scale and has no score.`,
  } satisfies Record<Exclude<ProjectStatus, 'active'>, (since: string | null) => string>,
  lastActive: 'Last rating while it was active:',
  noLastActive: 'No rating was published before.',
  cappedAt: (letter: string) => `Capped at ${letter}:`,
  uncapped: (letter: string) => `The score alone would give ${letter}.`,
  known: (coverage: number) => `${share(coverage)} of signals known.`,
  inSevenDays: (change: string) => `${change} in 7 days.`,
  range: (low: string, high: string) =>
    `Between ${low} and ${high}, whatever the unknown signals turn out to be.`,
  ratedAsOf: (at: string, version: string) => `Rated as of ${day(at)}, method ${version}.`,
  asOf: (at: string, version: string) => `As of ${day(at)}, method ${version}.`,
  share: 'Share',
  shared: 'Link copied',
  shareFailed: 'Copy the link from the address bar',

  // Rating
  rating: 'Rating',
  points: 'Points',
  weight: 'Weight',
  signal: 'Signal',
  source: 'Source',
  measured: 'Measured',
  ofRating: (weight: number) => `${weight}% of the rating`,
  band: (letter: string) => `${letter} band`,
  known1: (coverage: number) => (coverage === 1 ? 'everything known' : `${share(coverage)} known`),
  expired: (until: string) => `expired ${day(until)}`,
  counts: (until: string) => `until ${day(until)}`,
  agesNever: 'does not expire',
  noSource: 'none on file',
  notMeasured: 'not measured',
  sources: (count: number) => plural(count, 'source'),
  arithmetic: 'Weight times points, added up over the known signals, divided by their weights:',
  noArithmetic: 'No signal of this category is known, so it leaves the score.',
  howComputed: 'How this is computed',
  openData: 'Open the data (JSON)',
  whole: 'The whole score',
  wholeWords: 'Each category’s weight times its score, added up, divided by the weights:',
  wholeNone: 'There is no score: see above.',
  rangeWords: (low: string, high: string) =>
    `With every unknown signal at its worst the score would be ${low}, at its best ${high}.`,
  gates: 'Facts that cap the letter',
  gateCap: (letter: string) => `no better than ${letter}`,
  hash: 'Fingerprint of the facts (SHA-256)',
  raises: 'What would raise this',
  gain: (gain: string, unknown: boolean) => (unknown ? `up to ${gain}` : gain),
  raisesNone: 'Nothing is missing: every signal has full points.',
  raisesNote:
    'Points that full marks on this signal alone would add to the score. A cap stays until its cause is gone.',
  more: (count: number) => `${count} more`,

  // Audits
  audits: 'Audits',
  auditsNone: 'No audit is on file.',
  report: 'Report',
  auditor: 'Auditor',
  scope: 'Scope',
  scopeUnknown: 'scope not on file',
  scopeNoContract: 'names none of the contracts on file',
  atCommit: 'commit',
  findings: 'Findings',
  bounty: 'Bug bounty',
  bountyPage: 'Programme',
  bountyState: (status: BountyStatus, reward: string | null) => {
    if (status === 'none') return 'no programme is on offer.';
    return `${status}, ${reward ? `up to ${reward}` : 'top reward not on file'}.`;
  },

  // On-chain
  onChain: 'On-chain',
  contractsNone: 'No contract is on file.',
  token: 'Token',
  funds: 'Funds',
  verifiedUnknown: 'unknown whether it is verified',
  contract: 'Contract',
  chain: 'Chain',
  address: 'Address',
  code: 'Code',
  proxyYes: 'proxy, its code can be replaced',
  proxyNo: 'no proxy',
  proxyUnknown: 'unknown whether it is a proxy',
  implementation: 'runs',
  changed: (on: string) => `code last changed ${on}`,
  changedUnknown: 'last change unknown',
  holdsYes: 'holds funds',
  holdsNo: 'holds no funds',
  holdsUnknown: 'unknown whether it holds funds',

  // Governance
  governance: 'Governance',
  whoCan: 'Who can change the code',
  whoCanLong: 'Who can change the code or move funds',
  controlNone: 'Who holds the powers over code and funds is not on file.',
  allContracts: 'the project',
  allPowers: 'All powers and their source',
  power: 'Power',
  holder: 'Held by',
  of: 'Over',

  // Context
  contextNote: 'Context: it never enters the score.',
  contextNone: {
    market: 'No live market source is connected, so nothing is known here.',
    community:
      'Nothing had been counted when this rating was made, and no live source of posts is connected.',
  },

  // Incidents
  incidents: 'Incidents',
  incidentsNone: 'No incident is on file.',
  loss: 'Lost',
  returned: 'Returned',
  technique: 'Technique',
  resolved: 'Resolved',
  resolvedOn: (on: string | null) => (on ? day(on) : 'yes'),
  unresolved: 'no',

  // History
  history: 'History',
  first: (on: string) => `First rating published on ${on}. A chart follows with the second.`,
  historyNone: 'No rating was published yet.',
  movedNothing: 'No signal’s points moved',
  firstRating: 'First rating',
  newMethod: (version: string) => `New method, version ${version}`,
  date: 'Date',
  score: 'Score',
  change: 'Change',
  moved: 'What moved it',

  // Side column
  voteTitle: 'Is this project secure?',
  yes: 'Yes',
  no: 'No',
  yesShare: (value: number) => `${Math.round(value)}% yes`,
  votes: (count: number) => (count === 0 ? 'No votes yet' : plural(count, 'vote')),
  votesNote: 'Votes are opinions. They never enter the security score.',
  votesNoScript: 'Voting needs JavaScript.',
  links: 'About',
  disclaimerTitle: 'Before you rely on it',
  working: 'Every signal with its source, time and weight.',
  disclaimer:
    'A rating says what published facts add up to under a published method. It is no advice, and no promise that nothing will go wrong.',
} as const;

/** Adjectives and headings of the closed lists that only this page uses. */
export const VERIFICATION_NAMES: Record<Verification, string> = {
  exact: 'verified, exact match',
  partial: 'verified, partial match',
  none: 'not verified',
};
export const POWER_NAMES = { 'change-code': 'Change code', 'move-funds': 'Move funds' } as const;
export const POWER_WORDS = {
  'change-code': 'can change code',
  'move-funds': 'can move funds',
} as const;
export const CONTEXT_TITLES: Record<Extract<LineId, 'market' | 'community'>, string> = {
  market: 'Market',
  community: 'Community',
};

export const bountyWords = (topRewardUsd: number | null): string =>
  topRewardUsd === null ? 'Bug bounty' : `Bounty ${formatMoney(topRewardUsd)}`;
