/** What a dump says about our projects: facts only, so that a part of it can be kept. */
export interface IncidentFact {
  project: string;
  on: string;
  /** As the list calls the victim. */
  name: string;
  lossUsd: number | null;
}

export interface BountyFact {
  project: string;
  programme: string;
  topRewardUsd: number | null;
  /** The programme has ended. */
  ended: boolean;
  on: string;
}

export interface ContractFact {
  project: string;
  /** CAIP-10. */
  contract: string;
  implementation: string | null;
  threshold: number | null;
  signers: number | null;
  on: string;
}

/** A contract that a registry names as one of the project's. */
export interface RegisteredFact {
  project: string;
  name: string;
  /** CAIP-10. */
  contract: string;
  on: string;
}

export interface Dump {
  incidents: IncidentFact[];
  bounties: BountyFact[];
  contracts: ContractFact[];
  /** Absent in dumps pinned before there were registries. */
  registered?: RegisteredFact[];
  /** Rows that were read, of ours or not. */
  rows: number;
}

export interface Contradiction {
  project: string;
  /** The same as long as the contradiction is: an exception names it. */
  key: string;
  text: string;
}

/** As in backend/facts/seed/curated, as far as it is compared. */
export interface CuratedRecord {
  id: string;
  contracts?: {
    id: string;
    implementation?: string;
    source: string;
    sources?: Partial<Record<string, string>>;
  }[];
  incidents?: { occurredOn: string; title: string; lossUsd?: number | null }[];
  bounty?: { status: string; topRewardUsd?: number; source: string };
  observations?: { key: string; value: unknown; source: string; observedOn?: string }[];
  sources?: Record<string, { statedOn?: string; checkedOn: string }>;
}

export type Names = Record<string, { victims: string[]; programmes?: string[] }>;
