/**
 * The record of method 2.0. Instants are ISO 8601 (UTC), days `YYYY-MM-DD`, money US dollars, shares
 * 0..1. Null means: nobody has shown it.
 */
import type { FindingCount, Letter, Status, Tier } from '../types';

export type Profile = 'protocol' | 'backed' | 'rollup' | 'bridge';

export interface Evidence {
  /** Null for this site's own records (votes, page views). */
  url: string | null;
  title: string;
  tier: Tier;
  /** Day or instant for which the source says so; null when the source carries no date. */
  statedAt: string | null;
  /** With `month`, the day in `statedAt` is the first of the month. */
  precision: 'day' | 'month';
  readAt: string;
  how: 'machine' | 'person';
  /** What to look at: page, line, commit, slot. */
  locator: string | null;
  /** The block whose state was read; then `statedAt` is its time. */
  block: number | null;
}

/** `evidence` is never empty. */
export interface Fact<T> {
  value: T;
  evidence: Evidence[];
  sample?: boolean;
}
export type Known<T> = Fact<T> | null;

/**
 * Evidence that a list is whole up to and including the day `through`, when it had `count` entries. A
 * list of another length is not whole: to leave an entry out voids it.
 */
export interface Whole {
  through: string;
  count: number;
}

export interface ContractFact {
  id: string;
  name: string;
  evidence: Evidence[];
  /** False: no way to change the code behind the address. */
  proxy: Known<boolean>;
  holdsFunds: Known<boolean>;
  verified: Known<'exact' | 'partial' | 'none'>;
  deployedOn: Known<string>;
  /** The code that runs: its address behind a proxy, and the day of its last change. */
  code: Known<{
    implementation: string | null;
    lastChangedOn: string | null;
    /** Every day on which it changed; null when one may be missing. */
    changes: string[] | null;
  }>;
  /** Whether the project's own list of addresses names it. */
  listed: Known<boolean>;
  sample?: boolean;
}

export interface AuditFact {
  id: string;
  auditor: string;
  /** With precision `month`, the first of the month. */
  publishedOn: string;
  precision: 'day' | 'month';
  /** What the report says it covers; null when it says nothing. */
  scope: {
    contracts: { contract: string; implementation: string | null }[];
    /** A repository or commit of the project's own code. */
    ownCode: boolean;
  } | null;
  /** Null when its findings are not recorded; `whole`: all of them are. */
  findings: { counts: FindingCount[]; whole: boolean } | null;
  evidence: Evidence[];
  sample?: boolean;
}

export interface IncidentFact {
  id: string;
  title: string;
  occurredOn: string;
  lossUsd: number | null;
  /** Loss as a share of what the project held. */
  lossShare: number | null;
  returnedShare: number | null;
  /** Whether the cause is fixed. */
  resolved: boolean | null;
  evidence: Evidence[];
  sample?: boolean;
}

/** How much of the code or funds a power reaches. */
export interface Reach {
  extent: 'all' | 'bounded' | 'none';
  /** Of `bounded`: completes "can change …" or "can move …". */
  limit?: string | null;
  amountUsd?: number | null;
  source: Evidence;
}

export interface ControlPower {
  power: 'change-code' | 'move-funds';
  contract?: string | null;
  holder: 'nobody' | 'vote' | 'multisig' | 'key';
  threshold?: number | null;
  signers?: number | null;
  delaySeconds?: number | null;
  /** Unknown counts as all. It changes words, not points. */
  reach?: Reach | null;
}

export interface TokenPower {
  power: 'mint' | 'pause' | 'block' | 'fees' | 'reclaim';
  holder: 'key' | 'multisig' | 'vote' | 'timelock' | 'dormant';
}

export interface IncidentList {
  name: string;
  /** Whether the list also covers keys, domains and front ends. */
  beyondContracts: boolean;
}

export type Website = Record<
  'https' | 'hsts' | 'csp' | 'noMixedContent' | 'securityTxt' | 'dnssec' | 'caa',
  boolean | null
> & {
  /** The day on which a valid security.txt expires, by its own word. */
  securityTxtUntil?: string | null;
};
export type Response = Record<
  'securityContact' | 'incidentPlan' | 'documentedPause',
  boolean | null
>;

/** Gates of the third kind that were found earlier; only a newer look at the same thing ends one. */
export interface Danger {
  gate: string;
  /** Which thing: a contract, a report, an incident; empty for the project. */
  subject: string;
  foundAt: string;
  reason: string;
  cap: Letter;
  evidence: Evidence[];
  /** The day from which time alone ends it, as for an incident that is a year old. */
  until: string | null;
}

/** Every input of a rating. No field may be commercial. */
export interface Facts {
  projectId: string;
  status: Status;
  profile: Profile;
  contracts: ContractFact[];
  contractList: Known<Whole>;
  audits: AuditFact[];
  /** `count`: at least how many reports the lists name, recorded here or not. */
  auditList: Known<Whole & { lists: string[] }>;
  incidents: IncidentFact[];
  incidentList: Known<Whole & { lists: IncidentList[] }>;
  bounty: Known<{
    status: 'active' | 'paused' | 'none';
    topRewardUsd: number | null;
    /** Who says so: "none" of a board is no answer of the project. */
    statedBy: 'project' | 'board';
  }>;
  control: Known<{ powers: ControlPower[]; whole: boolean }>;
  /** False: the project has no token. */
  token: Known<{ exists: boolean }>;
  tokenPowers: Known<{ powers: TokenPower[]; whole: boolean }>;
  holderConcentration: Known<{ top10Share: number; excluded?: string[] }>;
  website: Known<Website>;
  response: Known<Response>;
  /** Who says that they answer for the project. */
  accountable: Known<{
    who: 'entity' | 'people' | 'person' | 'nobody';
    /** A second, independent source says the same. */
    confirmed: boolean | null;
  }>;
  documentation: Known<{ coversDeployedCode: 'yes' | 'partly' | 'no' }>;
  repository: Known<{ public: boolean; lastActivityOn: string | null }>;
  /** The first day of public use. */
  launchedOn: Known<string>;
  reserves: Known<{ proof: 'chain' | 'attestation' | 'none'; attestedOn: string | null }>;
  redemption: Known<{ open: 'anybody' | 'approved' | 'nobody' }>;
  stateValidation: Known<{ proofs: 'open' | 'permitted' | 'none' }>;
  exitWindow: Known<{ seconds: number }>;
  validation: Known<{
    kind: 'proof' | 'optimistic' | 'signers';
    /** Of `optimistic`: how long anyone may challenge. */
    challengeSeconds: number | null;
    signers: number | null;
    threshold: number | null;
  }>;
  sellability: Known<{ holdersCanSell: boolean }>;
  /** Found earlier and not ended since. */
  dangers: Danger[];
  market: Known<{
    exchanges?: number | null;
    liquidityUsd?: number | null;
    volatility30d?: number | null;
    holders?: number | null;
  }>;
  votes: Known<{ yes: number; no: number }>;
  postingActivity: Known<{ posts30d: number }>;
  pageViews: Known<{ views30d: number }>;
}
