/**
 * What a rating is made of. This folder imports nothing from outside itself: it can be copied out and run by a stranger.
 * Instants are ISO 8601 in UTC, days are `YYYY-MM-DD`, money is US dollars, shares and points are 0..1, scores 0..100.
 */

export type Letter = 'AAA' | 'AA' | 'A' | 'BBB' | 'BB' | 'B' | 'C';
export type Status = 'active' | 'compromised' | 'wound-down';
export type SignalState = 'good' | 'warn' | 'bad' | 'unknown' | 'n/a';
/** P0 chain state, P1 the project's own document or an audit report, P2 governance record or post-mortem, P3 third-party data, P4 other. */
export type Tier = 'P0' | 'P1' | 'P2' | 'P3' | 'P4';
export type SecurityCategoryId = 'code' | 'governance' | 'operations' | 'transparency';
export type ContextCategoryId = 'market' | 'community';
export type CategoryId = SecurityCategoryId | ContextCategoryId;
export type Severity = 'critical' | 'major' | 'medium' | 'minor' | 'informational';
export type FindingStatus = 'open' | 'acknowledged' | 'resolved';

export interface Evidence {
  /** Null where the source is this site's own record (votes, page views). */
  url: string | null;
  title: string;
  tier: Tier;
  /** When the source was read or the chain was asked. */
  observedAt: string;
}

/** A value and where it comes from. `evidence` is never empty. */
export interface Fact<T> {
  value: T;
  evidence: Evidence[];
  sample?: boolean;
}

export interface ContractFact {
  id: string;
  name: string;
  proxy: boolean | null;
  implementation: string | null;
  holdsFunds: boolean | null;
  verified: 'exact' | 'partial' | 'none' | null;
  /** Last day on which the code behind this address changed; null when not known. */
  codeChangedOn: string | null;
  evidence: Evidence[];
  /** True when this is sample data. */
  sample?: boolean;
}

export interface FindingCount {
  severity: Severity;
  status: FindingStatus;
  count: number;
}

export interface AuditFact {
  id: string;
  auditor: string;
  publishedOn: string;
  /** Contracts that the report says it read; null when the report states no scope on file; empty when it names none of ours. */
  scope: { contract: string; implementation: string | null }[] | null;
  /** Null when the report’s findings are not on file. */
  findings: FindingCount[] | null;
  evidence: Evidence[];
  /** True when this is sample data. */
  sample?: boolean;
}

export interface IncidentFact {
  id: string;
  title: string;
  occurredOn: string;
  lossUsd: number | null;
  returnedShare: number | null;
  /** Null when it is not known whether the cause is mended. */
  resolved: boolean | null;
  evidence: Evidence[];
  /** True when this is sample data. */
  sample?: boolean;
}

export interface ControlPower {
  power: 'change-code' | 'move-funds';
  contract?: string | null;
  holder: 'nobody' | 'vote' | 'multisig' | 'key';
  threshold?: number | null;
  signers?: number | null;
  /** Least wait before the power acts; null when not known. */
  delaySeconds?: number | null;
}
export interface TokenPowerFact {
  power: 'mint' | 'pause' | 'block' | 'fees' | 'reclaim';
  holder: 'key' | 'multisig' | 'vote' | 'timelock' | 'dormant';
}

/** Everything the rating may look at. There is no field for anything commercial, and there never will be. */
export interface Facts {
  projectId: string;
  status: Status;
  firstDeployedOn: Fact<string> | null;
  contracts: ContractFact[];
  audits: AuditFact[];
  /** Whether the list of public audits was searched; without it an empty list means "not looked". */
  auditReview: Fact<{ complete: boolean }> | null;
  incidents: IncidentFact[];
  incidentReview: Fact<{ complete: boolean }> | null;
  bounty: Fact<{ status: 'active' | 'paused' | 'none'; topRewardUsd: number | null }> | null;
  control: Fact<{ powers: ControlPower[] }> | null;
  tokenPowers: Fact<{ powers: TokenPowerFact[] }> | null;
  holderConcentration: Fact<{ top10Share: number; excluded?: string[] }> | null;
  website: Fact<{
    https: boolean | null;
    hsts: boolean | null;
    csp: boolean | null;
    noMixedContent: boolean | null;
    securityTxt: boolean | null;
    dnssec: boolean | null;
    caa: boolean | null;
  }> | null;
  response: Fact<{
    securityContact: boolean | null;
    incidentPlan: boolean | null;
    documentedPause: boolean | null;
  }> | null;
  team: Fact<{ confirmedNames: number }> | null;
  documentation: Fact<{ coversDeployedCode: 'yes' | 'partly' | 'no' }> | null;
  repository: Fact<{ public: boolean; lastActivityOn?: string | null }> | null;
  addressesPublished: Fact<{ published: boolean }> | null;
  sellability: Fact<{ holdersCanSell: boolean }> | null;
  market: Fact<{
    exchanges?: number | null;
    liquidityUsd?: number | null;
    volatility30d?: number | null;
    holders?: number | null;
  }> | null;
  votes: Fact<{ yes: number; no: number }> | null;
  postingActivity: Fact<{ posts30d: number }> | null;
  pageViews: Fact<{ views30d: number }> | null;
}

export interface Signal {
  id: string;
  category: CategoryId;
  name: string;
  state: SignalState;
  /** What was measured, e.g. 48 with unit "hours"; null when unknown or not applicable. */
  value: string | number | null;
  unit: string | null;
  /** 0..1, four decimals, exactly as used in the sum; null when unknown or not applicable. */
  points: number | null;
  weight: number;
  /** One plain sentence: what is so, and what it means. */
  sentence: string;
  /** What would bring the points that are missing; null when full or not applicable. */
  improvement: string | null;
  evidence: Evidence[];
  /** Best tier among the evidence; null without evidence. */
  tier: Tier | null;
  observedAt: string | null;
  /** After this instant the signal counts as unknown; null: never. */
  validUntil: string | null;
  sample: boolean;
}

export interface Category<Id extends CategoryId = CategoryId> {
  id: Id;
  name: string;
  weight: number;
  /** 0..100, one decimal; null when no signal is known. */
  score: number | null;
  coverage: number;
  signals: Signal[];
}

export interface GateResult {
  gate: string;
  cap: Letter;
  reason: string;
  evidence: Evidence[];
}

export interface Rating {
  projectId: string;
  /** 0..100, one decimal; null when nothing is known or the project is off the scale. */
  score: number | null;
  /** After the cap; null when there is no score. */
  letter: Letter | null;
  /** What the score alone would give. */
  uncappedLetter: Letter | null;
  provisional: boolean;
  /** The gate that binds (lowest cap), if any gate fired below the score's own letter. */
  cap: GateResult | null;
  /** Every gate that fired, binding or not. */
  gates: GateResult[];
  status: Status;
  coverage: number;
  /** Score with every unknown at 0, and at 1. */
  range: [number, number];
  categories: Category<SecurityCategoryId>[];
  context: Category<ContextCategoryId>[];
  methodVersion: string;
  factsHash: string;
  ratedAt: string;
  /** True when any input is sample data. */
  sample: boolean;
}
