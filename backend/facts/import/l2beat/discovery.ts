/** What a `discovered.json` says. Ids are CAIP-10, days are YYYY-MM-DD. */

/** One permission that an address has over the contract `over`. */
export interface Grant {
  permission: string;
  over: string;
  /** Of the whole path, in seconds. */
  delaySeconds: number;
  /** Contracts between the address and `over`. */
  via: string[];
  role?: string;
  description?: string;
  /** It can be used only if this is so; absent: always. */
  condition?: string;
}

/** Who a contract names as having a role in it, by its own state. */
export interface Authority {
  field: string;
  who: string;
}

export interface Entry {
  id: string;
  name?: string;
  /** `reference`: described in another file. */
  kind: 'contract' | 'key' | 'reference';
  proxyType?: string;
  unverified: boolean;
  /** Nothing can replace its code, a proxy or not. */
  fixed: boolean;
  sinceDay?: string;
  implementations: string[];
  /** Oldest first. */
  upgrades: { day: string; implementations: string[] }[];
  signers?: string[];
  threshold?: number;
  /** Contracts that may act for a safe without its signers. */
  modules: string[];
  /** A contract where token holders vote. */
  votes: boolean;
  authorities: Authority[];
  /** Permissions whose path ends here. */
  received: Grant[];
  /** Permissions that only pass through here. */
  passed: Grant[];
}

export interface Discovery {
  name: string;
  day: string;
  /** By CAIP-2. */
  blocks: Record<string, number>;
  entries: Entry[];
  /** Addresses that it does not describe, or on chains that we have no name for. */
  leftOut: string[];
}

export const isSafe = ({ proxyType }: Entry): boolean => proxyType === 'gnosis safe';

/** The code behind its address can be replaced. */
export const isUpgradeable = (entry: Entry): boolean =>
  entry.kind === 'contract' && !isSafe(entry) && !entry.fixed && entry.implementations.length > 0;
