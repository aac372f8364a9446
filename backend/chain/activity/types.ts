/** What happened at contracts. Addresses in lower case. */

export interface SeenCall {
  tx: string;
  /** Of the transaction in its block. */
  position: number;
  from: string;
  to: string;
  /** `0x` for a call without data. */
  selector: string;
  failed: boolean;
}

export interface SeenLog {
  tx: string;
  /** Who sent the transaction; null: not said. */
  from: string | null;
  /** Of the log in its block. */
  position: number;
  address: string;
  /** `0x` for none. */
  topic: string;
}

export interface SeenBlock {
  number: number;
  hash: string;
  /** Seconds. */
  at: number;
  calls: readonly SeenCall[];
  logs: readonly SeenLog[];
}

/** All that happened at these contracts from one block to another, in order. */
export interface Segment {
  from: number;
  /** The last block that is read. */
  last: Pick<SeenBlock, 'number' | 'hash' | 'at'>;
  /** Those in which something happened. */
  blocks: readonly SeenBlock[];
}

export interface Range {
  from: number;
  to: number;
}

export interface LogRange extends Range {
  /** Of events, one of these first topics; absent: any. */
  topics?: readonly string[];
  /** Another server is asked the same in the end. */
  isKept?: true;
  /** A server may give few blocks at a time. */
  mostAsks?: number;
}

export interface ActivitySource {
  readonly host: string;
  /** As far as it goes in one answer; undefined: nothing of it yet. @throws ChainFailure */
  read(contracts: readonly string[], range: Range): Promise<Segment | undefined>;
}
