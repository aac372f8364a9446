import type { Answer } from './answers';

export interface Block {
  number: number;
  hash: string;
  /** Seconds. */
  timestamp: number;
  /** Of a unit of gas; absent: none. */
  baseFee?: number;
}

export interface Call {
  to: string;
  data: string;
  from?: string;
  /** Hexadecimal; only of what is simulated. */
  value?: string;
}

/** Upon those before it, as if. */
export interface LaterCall extends Call {
  /** Seconds that pass first. */
  after?: number;
}

/** What the chain answers: `ok` is false for a revert. */
export interface Returned {
  ok: boolean;
  data: string;
}

/** The last call's, and whether each of them worked. */
export interface Simulation extends Returned {
  /** Null: it failed for want of more gas than its share of a block. */
  worked: readonly (boolean | null)[];
}

/** What another state would hold, by address. */
export type Overrides = Readonly<
  Record<string, { balance?: string; code?: string; stateDiff?: Readonly<Record<string, string>> }>
>;

/** One made-up block: its time in seconds, and what is called in it. */
export interface Simulated {
  time: number;
  calls: readonly Call[];
}

export interface Log {
  topics: readonly string[];
  data: string;
  /** Hexadecimal. */
  blockNumber: string;
}

/** Addresses that no one has a key of, and what else a look makes up: anew each time, so that no contract knows them. */
export interface Actors {
  stranger: string;
  onlooker: string;
  /** Who has all votes, as if. */
  voter: string;
  /** Where our code is put. */
  probe: string;
  /** Where a contract's own code is put meanwhile. */
  spare: string;
  /** Of a function that nobody has heard of. */
  selector: string;
  /** Follows our code, where it is never run. */
  salt: string;
  /** What a caller pays above the base fee. */
  tip: number;
}

/** Reads of one chain, all at `block`. Addresses in lower case. @throws ChainFailure */
export interface Node {
  /** CAIP-2. */
  readonly chain: string;
  readonly block: Block;
  readonly actors: Actors;
  /** `0x` for none. */
  code(address: string): Promise<string>;
  slot(address: string, slot: string): Promise<string>;
  /** Of the chain's own coin, in its smallest unit. */
  balance(address: string): Promise<bigint>;
  /** Transactions that it has sent, or contracts that it has created. */
  nonce(address: string): Promise<number>;
  call(call: Call): Promise<Returned>;
  /**
   * Of one address, and one topic or all, from the first block on; null where the server gives no
   * such range.
   */
  logs(address: string, topic?: string): Promise<Log[] | null>;
  /** Of an earlier block, in seconds; null where the server does not have it. */
  timeOf(block: number): Promise<number | null>;
  /**
   * Blocks after this one, each upon the one before, as if: callers have coins, and pay for gas. Null
   * where the server cannot.
   */
  simulate(blocks: readonly Simulated[], overrides: Overrides): Promise<Simulation | null>;
}

/** A node whose look can be ended. */
export interface PinnedNode extends Node {
  /** The servers that answered. */
  readonly hosts: readonly string[];
  /** Anything else, not kept. @throws ChainFailure */
  ask(method: string, ...params: unknown[]): Promise<Answer>;
  /** Kept, and asked of another server in the end. @throws ChainFailure */
  askKept(method: string, ...params: unknown[]): Promise<Answer>;
  /**
   * @throws ChainFailure where the block is no longer the chain's, or two servers say different
   * things of it: the look is to be discarded
   */
  settle(): Promise<void>;
}

/** Whether a look may ask once more. */
export type MayAsk = () => boolean;

export interface ChainClient {
  /** Of the first server. */
  readonly host: string;
  /**
   * At the newest finalized block. Where it may not ask, the node's reads throw Spent.
   * @throws ChainFailure
   */
  pin(mayAsk?: MayAsk): Promise<PinnedNode>;
}
