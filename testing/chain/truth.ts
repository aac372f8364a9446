/** How the scene's tests write what is true. */

export const DAY = 86_400;

/** What is true of a contract: its kind, and who can upgrade it or take it over. */
export interface Truth {
  address: string;
  kind: 'proxy' | 'fixed' | 'safe' | 'unknown' | 'none';
  implementation?: string;
  /** As `describe` of the test writes an end; what is not here is a wrong claim. */
  upgrade?: string[];
  own?: string[];
  'grant-roles'?: string[];
  role?: string[];
  /** By signature, who can call what not everybody can; what is not here is a wrong claim. */
  functions?: Record<string, string[]>;
  /** Functions that everybody can call. */
  open?: string[];
}

export const key = (address: string, delay: number | 'not known' = 0): string =>
  `key ${address} after ${delay}`;
export const ANYBODY = 'anybody after 0';
export const vote = (address: string, delay = 0): string => `vote ${address} after ${delay}`;
export const multisig = (m: number, n: number, address: string, delay = 0): string =>
  `${m}/${n} ${address} after ${delay}`;

export const UPGRADE = 'upgradeToAndCall(address,bytes)';
export const SET_MANAGER = 'setAuthority(address)';
export const OWNERSHIP = ['transferOwnership(address)', 'renounceOwnership()'];
export const ROLES = ['grantRole(bytes32,address)', 'revokeRole(bytes32,address)'];
/** The same holders of each function. */
export const each = (signatures: readonly string[], holders: string[]) =>
  Object.fromEntries(signatures.map((one) => [one, holders]));
