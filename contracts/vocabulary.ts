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

export const LETTERS = ['AAA', 'AA', 'A', 'BBB', 'BB', 'B', 'C'] as const;
export type Letter = (typeof LETTERS)[number];
/** Method 1.0; a test compares them with the blueprint. */
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

export const HOLDERS = ['nobody', 'vote', 'multisig', 'key'] as const;
export type Holder = (typeof HOLDERS)[number];

export const TOKEN_POWERS = ['mint', 'pause', 'block', 'fees', 'reclaim'] as const;
export const TOKEN_POWER_HOLDERS = ['key', 'multisig', 'vote', 'timelock', 'dormant'] as const;

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
  'control',
  'token-powers',
  'holder-concentration',
  'audit-review',
  'incident-review',
  'website',
  'response',
  'team',
  'documentation',
  'repository',
  'addresses-published',
  'sellability',
  'market',
  'posting-activity',
] as const;
export type ObservationKey = (typeof OBSERVATION_KEYS)[number];
