/**
 * Identifiers of the field: CAIP-2 chains, CAIP-10 accounts, CAIP-19 assets, and our own slugs.
 * Grammar: https://chainagnostic.org/CAIPs/caip-2, caip-10 and caip-19. EVM addresses are kept in
 * lower case everywhere in the store, so that two spellings of one address are one row.
 */

/** Our project id: lower-case words joined by single hyphens, 1 to 80 characters. */
export const PROJECT_ID = /^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$/;
/**
 * No project can have these as its id: words that stand where an id would in `/api/projects/…` (specification §7), and those that
 * the router or a later page of ours gives another meaning.
 */
export const RESERVED_PROJECT_IDS: readonly string[] = [
  'vote',
  'average-yes-percentage',
  'page-view',
  'new',
  'index',
];
/** CAIP-2, `namespace:reference`, e.g. `eip155:1`. */
export const CAIP2 = /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/;
/** CAIP-10, `chain:address`, e.g. `eip155:1:0xab…`. */
export const CAIP10 = /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}:[-.%a-zA-Z0-9]{1,128}$/;
/** CAIP-19, `chain/namespace:reference`, e.g. `eip155:1/erc20:0xab…`. */
export const CAIP19 = /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}\/[-a-z0-9]{3,8}:[-.%a-zA-Z0-9]{1,128}$/;
/** An EVM address, any case. */
export const EVM_ADDRESS = /^0x[0-9a-fA-F]{40}$/;

/** Lower-cases the address of an `eip155` id and leaves every other namespace as it is. */
export function normalizeCaip(id: string): string {
  if (!id.startsWith('eip155:')) return id;
  return id.replace(/0x[0-9a-fA-F]{40}$/, (address) => address.toLowerCase());
}

/** The CAIP-2 chain of a CAIP-10 or CAIP-19 id. */
export function chainOf(id: string): string {
  const [namespace = '', rest = ''] = id.split(':');
  return `${namespace}:${rest.split('/')[0] ?? ''}`;
}

/** The address part of a CAIP-10 or CAIP-19 id. */
export function addressOf(id: string): string {
  return id.slice(id.lastIndexOf(':') + 1);
}
