import { formatMoney } from '@/contracts/money';
import type { LineId } from '@/contracts/rating';
import type { BountyStatus, ProjectStatus, Verification } from '@/contracts/vocabulary';
import { day } from '@/lib/format/dates';
import { plural } from '@/lib/format/numbers';

/** Whole percent, rounded down: coverage just below the threshold must not read as reaching it. */
const share = (coverage: number): string => `${Math.floor(coverage * 100 + 1e-9)}%`;

/** "half", "41% of". */
const missing = (coverage: number): string => {
  const percent = 100 - Math.floor(coverage * 100 + 1e-9);
  return percent === 50 ? 'half' : `${percent}% of`;
};

export const copy = {
  leaderboard: 'Leaderboard',
  breadcrumb: 'Breadcrumb',
  sections: 'On this page',
  unknown: 'unknown',
  notApplicable: 'n/a',

  since: (month: string) => `since ${month}`,
  containsSample: 'Parts of this page are',
  notRated: 'Not rated',
  notRatedWhy: 'Not rated: we have no usable evidence yet.',
  notRatedMore: 'How ratings work',
  provisional: (coverage: number) =>
    `Provisional: ${missing(coverage)} the evidence is missing. Ranked from 60%.`,
  offScale: {
    compromised: (since: string | null) =>
      `Compromised${since ? ` since ${day(since)}` : ''}. Compromised projects have no score.`,
    'wound-down': (since: string | null) =>
      `Wound down${since ? ` on ${day(since)}` : ''}. Projects that have ended have no score.`,
  } satisfies Record<Exclude<ProjectStatus, 'active'>, (since: string | null) => string>,
  lastActive: 'Last rating while active:',
  noLastActive: {
    compromised: 'We had not rated it before the incident.',
    'wound-down': 'We had not rated it before it wound down.',
  } satisfies Record<Exclude<ProjectStatus, 'active'>, string>,
  cappedAt: (letter: string) => `Capped at ${letter}:`,
  uncapped: (letter: string) => `The score alone would give ${letter}.`,
  known: (coverage: number) => `${share(coverage)} of signals known.`,
  inSevenDays: (change: string) => `${change} in 7 days.`,
  range: (low: string, high: string) => `Could be ${low}–${high} once the missing facts are in.`,
  ratedAsOf: (at: string, version: string) => `Rated ${day(at)}, method ${version}.`,
  asOf: (at: string, version: string) => `As of ${day(at)}, method ${version}.`,
  share: 'Share',
  shared: 'Link copied',
  shareFailed: 'Copy the link from the address bar',

  rating: 'Rating',
  points: 'Points',
  weight: 'Weight',
  signal: 'Signal',
  source: 'Source',
  checked: 'Last check',
  ofRating: (weight: number) => `${weight}% of the rating`,
  band: (letter: string) => `in the ${letter} range`,
  known1: (coverage: number) => (coverage === 1 ? 'everything known' : `${share(coverage)} known`),
  checkedOn: (at: string) => `Checked ${day(at)},`,
  expired: (until: string) => `out of date since ${day(until)}`,
  validTo: (until: string) => `valid to ${day(until)}`,
  agesNever: 'does not expire',
  noSource: 'none recorded',
  notChecked: 'not checked',
  sources: (count: number) => plural(count, 'source'),
  arithmetic: 'Weighted average of the known signals:',
  noArithmetic: 'Nothing known here, so it is not counted.',
  howComputed: 'How this is computed',
  openData: 'Open the data (JSON)',
  whole: 'The whole score',
  wholeWords: 'Weighted average of the known categories:',
  wholeNone: 'No score: see above.',
  rangeWords: (low: string, high: string) =>
    `With every unknown signal at its worst: ${low}. At its best: ${high}.`,
  gates: 'Facts that cap the letter',
  gateCap: (letter: string) => `capped at ${letter}`,
  hash: 'Fingerprint of the facts (SHA-256)',
  raises: 'How to raise this score',
  gain: (gain: string, unknown: boolean) => (unknown ? `up to ${gain}` : gain),
  raisesNone: 'Every signal has full points.',
  raisesNote: 'What the score gains if this one signal were perfect. Caps still apply.',
  more: (count: number) => `${count} more`,

  audits: 'Audits',
  auditsNone: 'No audit recorded.',
  report: 'Report',
  auditor: 'Auditor',
  scope: 'Scope',
  scopeUnknown: 'scope not recorded',
  scopeNoContract: 'names none of the contracts listed here',
  atCommit: 'commit',
  findings: 'Findings',
  bounty: 'Bug bounty',
  bountyPage: 'Program',
  bountyState: (status: BountyStatus, reward: string | null) => {
    if (status === 'none') return 'none.';
    return `${status}, ${reward ? `up to ${reward}` : 'top reward unknown'}.`;
  },

  onChain: 'On-chain',
  contractsNone: 'No contract recorded.',
  token: 'Token',
  funds: 'Funds',
  verifiedUnknown: 'source not checked',
  contract: 'Contract',
  chain: 'Chain',
  address: 'Address',
  code: 'Code',
  proxyYes: 'upgradeable proxy',
  proxyNo: 'not a proxy',
  proxyUnknown: 'proxy not checked',
  implementation: 'runs',
  changed: (on: string) => `code last changed ${on}`,
  changedUnknown: 'last change unknown',
  holdsYes: 'has funds',
  holdsNo: 'no funds',
  holdsUnknown: 'funds not checked',

  governance: 'Governance',
  whoCan: 'Who can change the code',
  whoCanLong: 'Who can change the code or move funds',
  controlNone: 'Unknown: who can change the code or move funds.',
  allContracts: 'the project',
  allPowers: 'All powers, with their source',
  power: 'Power',
  holder: 'Who',
  of: 'Over',

  contextNote: 'Context only: it never enters the score.',
  contextNone: {
    market: 'No market data on this site.',
    community: 'No community data on this site.',
  },

  incidents: 'Incidents',
  incidentsNone: 'No incident recorded.',
  loss: 'Lost',
  returned: 'Returned',
  technique: 'Technique',
  resolved: 'Resolved',
  resolvedOn: (on: string | null) => (on ? day(on) : 'yes'),
  unresolved: 'no',

  history: 'History',
  first: (on: string) => `First rated ${on}. The chart starts with the next rating.`,
  historyNone: 'Not rated yet.',
  movedNothing: 'No signal changed',
  firstRating: 'First rating',
  newMethod: (version: string) => `New method, version ${version}`,
  date: 'Date',
  score: 'Score',
  change: 'Change',
  moved: 'What moved it',

  voteTitle: 'Is this project secure?',
  yes: 'Yes',
  no: 'No',
  yesAtLeast: (percentage: number) => `At least ${Math.floor(percentage)}% yes`,
  tooFew: (count: number) =>
    count === 0 ? 'No votes yet' : `${plural(count, 'vote')}: too few to say`,
  voteCounts: (yes: number, no: number) => `${yes} yes, ${no} no`,
  votesBound: '“At least” is the low end of the 95% interval: the more votes, the closer.',
  votesNote: 'Votes are opinions. They never enter the security score.',
  votesNoScript: 'Voting needs JavaScript.',
  links: 'About',
  reportTitle: 'Something wrong or missing?',
  reportWhy: 'Tell the operator, with a public source. Anyone can.',
  reportIncident: 'Report an incident',
  reportFact: 'Report a wrong fact',
  reportError: 'Report an error',
  reportOn: (about: string) => `in ${about}`,
  disclaimerTitle: 'Before you rely on it',
  working: 'Every signal with its source, date and weight.',
  disclaimer:
    'A rating adds up published facts by a published method. It is not advice or a promise of safety.',
} as const;

export const VERIFICATION_NAMES: Record<Verification, string> = {
  exact: 'verified, exact match',
  partial: 'verified, partial match',
  none: 'not verified',
};
export const POWER_NAMES = { 'change-code': 'Change code', 'move-funds': 'Move funds' } as const;
export const POWER_WORDS = {
  'change-code': 'can change the code',
  'move-funds': 'can move funds',
} as const;
export const CONTEXT_TITLES: Record<Extract<LineId, 'market' | 'community'>, string> = {
  market: 'Market',
  community: 'Community',
};

export const bountyWords = (topRewardUsd: number | null): string =>
  topRewardUsd === null ? 'Bug bounty' : `Bounty ${formatMoney(topRewardUsd)}`;
