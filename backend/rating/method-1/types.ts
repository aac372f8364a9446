/** Facts and rating of method 1.0. */
import type {
  CategoryId,
  ContextCategoryId,
  FindingCount,
  Letter,
  SecurityCategoryId,
  Status,
  Tier,
} from '../types';

export type {
  CategoryId,
  ContextCategoryId,
  FindingCount,
  FindingStatus,
  Letter,
  SecurityCategoryId,
  Severity,
  Status,
  Tier,
} from '../types';

export type SignalState = 'good' | 'warn' | 'bad' | 'unknown' | 'n/a';

export interface Evidence {
  /** Null for this site's own records (votes, page views). */
  url: string | null;
  title: string;
  tier: Tier;
  /** When the source was checked. */
  observedAt: string;
}

/** `evidence` is never empty. */
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
  /** Last day the code behind this address changed. */
  codeChangedOn: string | null;
  evidence: Evidence[];
  sample?: boolean;
}

export interface AuditFact {
  id: string;
  auditor: string;
  publishedOn: string;
  /** Null when the report states no scope; empty when it names none of our contracts. */
  scope: { contract: string; implementation: string | null }[] | null;
  /** Null when findings are not recorded. */
  findings: FindingCount[] | null;
  evidence: Evidence[];
  sample?: boolean;
}

export interface IncidentFact {
  id: string;
  title: string;
  occurredOn: string;
  lossUsd: number | null;
  returnedShare: number | null;
  /** Whether the cause is fixed; null when unknown. */
  resolved: boolean | null;
  evidence: Evidence[];
  sample?: boolean;
}

export interface ControlPower {
  power: 'change-code' | 'move-funds';
  contract?: string | null;
  holder: 'nobody' | 'vote' | 'multisig' | 'key';
  threshold?: number | null;
  signers?: number | null;
  delaySeconds?: number | null;
}
export interface TokenPowerFact {
  power: 'mint' | 'pause' | 'block' | 'fees' | 'reclaim';
  holder: 'key' | 'multisig' | 'vote' | 'timelock' | 'dormant';
}

/** Every input of a rating. No field may be commercial. */
export interface Facts {
  projectId: string;
  status: Status;
  firstDeployedOn: Fact<string> | null;
  contracts: ContractFact[];
  audits: AuditFact[];
  /** Without a complete search, an empty list means "not checked". */
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
  /** E.g. 48 with unit "hours". */
  value: string | number | null;
  unit: string | null;
  /** 0..1, four decimals, exactly as in the sum; null when unknown or not applicable. */
  points: number | null;
  weight: number;
  sentence: string;
  /** Null with full points or when not applicable. */
  improvement: string | null;
  evidence: Evidence[];
  tier: Tier | null;
  observedAt: string | null;
  /** The signal is unknown after this instant; null: never. */
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
  /** 0..100, one decimal; null when nothing is known, or for a project that is not active. */
  score: number | null;
  /** After the cap. */
  letter: Letter | null;
  uncappedLetter: Letter | null;
  provisional: boolean;
  /** The fired gate with the lowest cap, if below the score's own letter. */
  cap: GateResult | null;
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
  sample: boolean;
}
