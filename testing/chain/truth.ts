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
}

export const key = (address: string, delay = 0): string => `key ${address} after ${delay}`;
export const multisig = (m: number, n: number, address: string, delay = 0): string =>
  `${m}/${n} ${address} after ${delay}`;
