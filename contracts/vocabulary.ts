/** No schema here: the browser loads this file. */

export const CATEGORIES = [
  'dex',
  'lending',
  'liquid-staking',
  'restaking',
  'stablecoin',
  'cdp',
  'bridge',
  'layer-2',
  'oracle',
  'derivatives',
  'yield',
  'aggregator',
  'insurance',
  'real-world-assets',
  'wallet',
  'infrastructure',
  'identity',
  'privacy',
  'payments',
  'gaming',
  'nft',
  'governance',
  'exchange',
  'meme',
  'token',
  'other',
] as const;
export type Category = (typeof CATEGORIES)[number];

export const PROJECT_STATUSES = ['active', 'compromised', 'wound-down'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

export const RATING_STATES = [
  'rated',
  'not-rated',
  'suspended',
  'compromised',
  'wound-down',
] as const;
export type RatingState = (typeof RATING_STATES)[number];

export const LETTERS = ['AAA', 'AA', 'A', 'BBB', 'BB', 'B', 'C'] as const;
export type Letter = (typeof LETTERS)[number];
/** Of method 2.0; a test compares them with the blueprint. */
export const LETTER_FROM = { AAA: 90, AA: 80, A: 70, BBB: 60, BB: 50, B: 40, C: 0 } as const;

export const SECURITY_CATEGORIES = ['code', 'governance', 'operations', 'transparency'] as const;
export const CONTEXT_CATEGORIES = ['market', 'community'] as const;
export const LINES = [...SECURITY_CATEGORIES, ...CONTEXT_CATEGORIES] as const;
export type LineId = (typeof LINES)[number];

export const SEVERITIES = ['critical', 'major', 'medium', 'minor', 'informational'] as const;
export type Severity = (typeof SEVERITIES)[number];

export const FINDING_STATUSES = ['open', 'acknowledged', 'resolved'] as const;
export type FindingStatus = (typeof FINDING_STATUSES)[number];

/**
 * P0 chain state, P1 project or auditor, P2 governance record or post-mortem, P3 third party, P4
 * other.
 */
export const TIERS = ['P0', 'P1', 'P2', 'P3', 'P4'] as const;
export type Tier = (typeof TIERS)[number];

/** With `month`, a day is the first of the month in which it lies. */
export const PRECISIONS = ['day', 'month'] as const;
export type Precision = (typeof PRECISIONS)[number];

/** Who read a source: a program, or somebody. */
export const READERS = ['machine', 'person'] as const;
export type Reader = (typeof READERS)[number];

/** By which yardstick method 2.0 measures a project. */
export const PROFILES = ['protocol', 'backed', 'rollup', 'bridge'] as const;
export type Profile = (typeof PROFILES)[number];

/** Fields of a contract that may have a source of their own. */
export const CONTRACT_FIELDS = [
  'proxy',
  'holdsFunds',
  'verified',
  'deployedOn',
  'code',
  'listed',
] as const;
export type ContractField = (typeof CONTRACT_FIELDS)[number];

export const CONTRACT_ROLES = [
  'token',
  'core',
  'vault',
  'pool',
  'factory',
  'router',
  'bridge',
  'oracle',
  'governor',
  'timelock',
  'treasury',
  'multisig',
  'proxy-admin',
  'staking',
  'other',
] as const;
export type ContractRole = (typeof CONTRACT_ROLES)[number];

export const VERIFICATION = ['exact', 'partial', 'none'] as const;
export type Verification = (typeof VERIFICATION)[number];

export const BOUNTY_STATUSES = ['active', 'paused', 'none'] as const;
export type BountyStatus = (typeof BOUNTY_STATUSES)[number];

export const BOUNTY_STATED_BY = ['project', 'board'] as const;
export type BountyStatedBy = (typeof BOUNTY_STATED_BY)[number];

export const HOLDERS = ['nobody', 'vote', 'multisig', 'key'] as const;
export type Holder = (typeof HOLDERS)[number];

/** Settings: pauses, fees and the like, which reach neither code nor users' funds. */
export const CONTROL_POWERS = ['change-code', 'move-funds', 'settings'] as const;

/** Of a power to change code or move funds; unknown counts as all. */
export const REACHES = ['all', 'bounded', 'none'] as const;

export const TOKEN_POWERS = ['mint', 'pause', 'block', 'fees', 'reclaim'] as const;
export const TOKEN_POWER_HOLDERS = ['key', 'multisig', 'vote', 'timelock', 'dormant'] as const;

/** Who rates projects too: what they say is shown beside our rating and never enters it. */
export const RATERS = {
  'says-l2beat': 'L2BEAT',
  'says-defiscan': 'DeFiScan',
  'says-defirisk': 'DefiRisk',
  'says-yearn': 'Yearn',
} as const;
export type RaterKey = keyof typeof RATERS;

/** What a value in US dollars is of: deposits, what it issued, or all coins at the market price. */
export const VALUE_MEASURES = ['locked', 'issued', 'market'] as const;
export type ValueMeasure = (typeof VALUE_MEASURES)[number];

export const LINK_KINDS = [
  'website',
  'app',
  'documentation',
  'repository',
  'forum',
  'governance',
  'blog',
  'x',
  'discord',
  'telegram',
  'youtube',
  'reddit',
  'linkedin',
  'whitepaper',
] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

export const OBSERVATION_KEYS = [
  'launched',
  'contract-list',
  'audit-list',
  'incident-list',
  'control',
  'token',
  'token-powers',
  'holder-concentration',
  'audit-review',
  'incident-review',
  'website',
  'response',
  'team',
  'accountable',
  'documentation',
  'repository',
  'addresses-published',
  'sellability',
  'reserves',
  'redemption',
  'state-validation',
  'exit-window',
  'validation',
  'market',
  'posting-activity',
  'value',
  'says-l2beat',
  'says-defiscan',
  'says-defirisk',
  'says-yearn',
] as const;
export type ObservationKey = (typeof OBSERVATION_KEYS)[number];
