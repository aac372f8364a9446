/** What a look at contracts finds. Addresses in lower case. */

import type { Votes } from './votes';

export interface Multisig {
  kind: 'multisig';
  id: string;
  /** As many keys as it takes at least, where owners share keys. */
  threshold: number;
  signers: string[];
}

/** Who stands at the end of a path. */
export type End =
  | { kind: 'key'; id: string }
  | Multisig
  /** A majority of a token's votes, shown by a vote as if. */
  | { kind: 'vote'; id: string; token: string }
  /** Everybody, shown by a call from a stranger. */
  | { kind: 'anybody' }
  | { kind: 'unresolved'; id: string; why: string };

/** A timelock, or a manager of access, on a path: who acts on it waits. */
export interface Hop {
  kind: 'openzeppelin' | 'compound' | 'manager' | 'vote';
  at: string;
  /** Seconds. */
  delay: number;
  /** Its admin makes itself proposer, or a member of `role`, first. */
  byAdmin: boolean;
  /** Of a manager. */
  role?: bigint;
  /** Of a vote, which may stand before its timelock. */
  votes?: Votes;
  /** Its holder may have a way that waits less. */
  isShort?: true;
  /** Anyone may execute what has waited. */
  isOpen: boolean;
}

/** One way from a contract to an end, the nearest hop first. */
export interface Route {
  end: End;
  hops: readonly Hop[];
  /** Who acts in the proof: the end itself, or the Safe that it stands behind. */
  actor: string;
  /** Contracts between. */
  via: readonly string[];
}

export interface Open {
  /** The power that somebody may have; absent: of the contract. */
  power?: Power['power'];
  /** A sentence part. */
  why: string;
}

export interface Power {
  /** To replace the code; to take over what an owner, the admin of roles or a role may do. */
  power: 'upgrade' | 'own' | 'grant-roles' | 'role';
  /** Its id, of `role`. */
  role?: string;
  over: string;
  /** Who was shown to act itself: the end, or what stands before it. */
  by?: string;
  end: End;
  /** Of a role: no function was shown to open to it. */
  isIdle?: true;
  /** A contract between, whose code its holder replaces first. */
  replaces?: string;
  /** A contract between that may come to run other code; nobody is known who replaces it. */
  loose?: string;
  /** Its holder may have a way that waits less than this: how long it waits is not known. */
  isSooner?: true;
  /** The sum along the path. */
  delaySeconds: number;
  via: readonly string[];
}

export interface Proxy {
  kind: string;
  implementation: string;
  /** Of the event with which that code came, in seconds; absent: not known. */
  since?: number;
}

/** A function, and who was found able to call it. */
export interface FunctionLook {
  /** 0x and 8 digits. */
  selector: string;
  /**
   * `restricted`: a stranger fails, these holders succeed, and fail once they give up what they
   * hold, or another stands in their place. `open`: a stranger succeeds. `unresolved`: neither was shown.
   */
  state: 'restricted' | 'open' | 'unresolved';
  /** What opens it: `owner`, the id of a role, or where its holder stands; null: not shown, or several of these. */
  guard: string | null;
  /** It opens it to some of the holders; others stand somewhere. */
  isMixed?: true;
  /** A stranger comes to it by other calls. */
  isReached?: true;
  /** Addresses that call it themselves where a stranger fails. */
  holders: readonly string[];
  /** Of the call that the first holder made; null: it takes more than that call. */
  data: string | null;
}

/** What a timelock does once somebody asks it to, from then on. */
export interface Pending {
  /** The timelock. */
  at: string;
  target: string;
  /** Null: it calls no function. */
  selector: string | null;
  /** Seconds. */
  readyAt: number;
}

export interface Waiting {
  /** Whether that is all; false also where no server gives the events. */
  isWhole: boolean;
  items: readonly Pending[];
}

export interface Analysis {
  id: string;
  /**
   * `fixed`: nobody can change its code. `unknown`: it may run other code, and how is not known.
   * `none`: no code.
   */
  kind: 'proxy' | 'fixed' | 'safe' | 'unknown' | 'none';
  proxy?: Proxy;
  powers: readonly Power[];
  functions: readonly FunctionLook[];
  /** Whether those are all that its code names. */
  isWhole: boolean;
  /** In the timelocks on the paths of its powers. */
  pending: Waiting;
  /** What could not be followed or proved. */
  open: readonly Open[];
}
