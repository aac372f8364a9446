import type { AnswerWord, Question } from '@/contracts/ratings/answers';
import type { LineId } from '@/contracts/ratings/rating';
import type { BountyStatus, ProjectStatus, Verification } from '@/contracts/vocabulary';
import { day } from '@/lib/format/dates';
import { count, plural } from '@/lib/format/numbers';

/** Whole percent, rounded down: just below the threshold must not read as reaching it. */
const share = (known: number): string => `${Math.floor(known * 100 + 1e-9)}%`;

export const copy = {
  leaderboard: 'Leaderboard',
  breadcrumb: 'Breadcrumb',
  sections: 'On this page',
  unknown: 'unknown',
  notApplicable: 'n/a',

  containsSample: 'Parts of this page are',
  summary: 'Summary',
  linesKey: 'Triangle: proven. Line: possible.',
  flag: { found: 'Found', unshown: 'Not shown' },
  rank: (rank: number, of: number) => `#${rank} of ${of}`,
  where: 'Where the points went',
  questions: {
    control: 'Can anyone take or change users’ money?',
    losses: 'Has money been lost?',
    audited: 'Is the running code audited?',
    reward: 'Is there a reward for reporting bugs?',
  } satisfies Record<Question, string>,
  answer: {
    yes: 'Yes.',
    no: 'No.',
    partly: 'Partly.',
    'not-checked': 'Not checked.',
  } satisfies Record<AnswerWord, string>,
  notMeasured: 'The letter does not measure prices, collateral, markets or oracles.',
  lastActive: 'Last rating while active:',
  noLastActive: {
    compromised: 'We had not rated it before the incident.',
    'wound-down': 'We had not rated it before it wound down.',
  } satisfies Record<Exclude<ProjectStatus, 'active'>, string>,
  cappedAt: (letter: string) => `Capped at ${letter}:`,
  known: (known: number) => `${share(known)} is known.`,
  inSevenDays: (change: string) => `${change} in 7 days.`,
  asOf: (at: string, version: string) => `As of ${day(at)}, method ${version}.`,
  reports: (count: number) => `${plural(count, 'audit')} recorded`,
  reportsOf: (count: number, listed: number) => `${count} of at least ${listed} reports recorded`,

  missingTitle: 'What is missing',
  missingUnknown: 'This method has not rated it yet.',
  missingAll: 'No contract, audit or incident is recorded yet.',
  missingMore: (count: number) => `and ${count} more`,
  bring: 'Send a source',
  howToBring: 'Know a public source? Send it.',
  recordedTitle: 'What is recorded',
  sameTicker: (ticker: string) => `Other records with the ticker ${ticker}`,
  sameTickerAll: (total: number) => `All ${count(total)} in the list`,
  issuedBy: 'Issued by',
  compare: 'Compare',
  share: 'Share',
  shared: 'Link copied',
  shareFailed: 'Copy the link from the address bar',

  proof: 'Proof',
  openAll: 'Open all',
  closeAll: 'Close all',
  points: 'Points',
  weight: 'Weight',
  signal: 'Signal',
  source: 'Source',
  lifetime: 'Valid',
  /** "66–82", "72"; "not measured" without a signal in force. */
  ends: (score: number | null, possible: number | null) => {
    if (score === null) return 'not measured';
    const [from, to] = [Math.floor(score), Math.floor(possible ?? score)];
    return from === to ? `${from}` : `${from}–${to}`;
  },
  ofRating: (weight: number) => `${weight}% of the rating`,
  expired: (until: string | null) => (until ? `out of date since ${day(until)}` : 'out of date'),
  validTo: (until: string) => `valid to ${day(until)}`,
  agesNever: 'does not expire',
  parts: (count: number) => plural(count, 'part'),
  partsOf: (shown: number, total: number) => `The weakest ${shown} of ${plural(total, 'part')}`,
  noSource: 'none recorded',
  notChecked: 'not checked yet',
  sources: (count: number) => plural(count, 'source'),
  arithmetic: 'Proven, the weighted average of the signals:',
  arithmeticPossible: 'Possible, if all that is unknown turns out best:',
  noArithmetic: 'No signal of it is measured on this site.',
  howComputed: 'How this is computed',
  openData: 'Open the data (JSON)',
  cite: 'Cite this rating',
  whole: 'The whole score',
  wholeWords: 'Proven, the weighted average of the categories:',
  threeParts: (proven: number, lost: number, unknown: number) =>
    `${proven.toFixed(1)} proven + ${lost.toFixed(1)} lost + ${unknown.toFixed(1)} unknown = 100`,
  gates: 'Gates',
  gateCap: (letter: string) => `capped at ${letter}`,
  gateOpen: 'open question: no rating',
  hash: 'Fingerprint of the facts (SHA-256)',
  raises: 'How to raise this score',
  raisesNone: 'Every signal has full points.',
  raisesNote: 'What the score gains if this one signal were perfect. Caps still apply.',
  more: (count: number) => `${count} more`,
  moreSources: (count: number) => `and ${count} more (JSON)`,

  audits: 'Audits',
  auditsNone: 'No audit recorded.',
  noneRecorded: 'none recorded',
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
  whoCanLong: 'Who can change the code or move funds',
  controlNone: 'Unknown: who can change the code or move funds.',
  controlOpen: 'Recorded so far. Other ways may exist.',
  allContracts: 'the project',
  power: 'Power',
  holder: 'Who',
  of: 'Over',
  limit: (words: string | null) => (words === null ? 'No limit.' : `Limit: ${words}.`),

  otherwise: (facts: number) => `Sources say otherwise: ${facts}`,
  contextNote: 'Context only: it never enters the score.',

  incidents: 'Incidents',
  incidentsNone: 'No incident recorded.',
  loss: 'Lost',
  returned: 'Returned',
  resolved: 'Resolved',
  resolvedOn: (on: string | null) => (on ? day(on) : 'yes'),
  unresolved: 'no',

  history: 'History',
  first: (on: string) => `First rated ${on}. The chart starts with the next rating.`,
  historyNone: 'Not rated yet.',
  historyStarts: 'The chart starts with the first rating.',
  movedNothing: 'No signal changed',
  firstRating: 'First rating',
  newMethod: (version: string) => `New method, version ${version}`,
  methodFrom: (version: string, on: string) => `Method ${version} from ${day(on)}`,
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
  votesUnread: 'The votes could not be loaded. Reload the page to see them.',
  votesNoScript: 'Voting needs JavaScript.',
  links: 'About',
  reportError: 'Report an error',
  reportOn: (about: string) => `in ${about}`,
} as const;

export const VERIFICATION_NAMES: Record<Verification, string> = {
  exact: 'verified, exact match',
  partial: 'verified, partial match',
  none: 'not verified',
};
export const POWER_NAMES = {
  'change-code': 'Change code',
  'move-funds': 'Move funds',
  settings: 'Settings only',
} as const;
export const CONTEXT_TITLES: Record<Extract<LineId, 'market' | 'community'>, string> = {
  market: 'Market',
  community: 'Community',
};
