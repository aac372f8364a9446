/**
 * CAIP-2, CAIP-10 and CAIP-19 ids (https://chainagnostic.org/CAIPs). EVM addresses are stored in
 * lower case.
 */

/** Lower-case words joined by hyphens, 1 to 80 characters. */
export const PROJECT_ID = /^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$/;
/** They mean something else in `/api/projects/…` (§7) or in the router. */
export const RESERVED_PROJECT_IDS: readonly string[] = [
  'vote',
  'average-yes-percentage',
  'page-view',
  'new',
  'index',
];
/** `namespace:reference`, e.g. `eip155:1`. */
export const CAIP2 = /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/;
/** `chain:address`, e.g. `eip155:1:0xab…`. */
export const CAIP10 = /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}:[-.%a-zA-Z0-9]{1,128}$/;
/** `chain/namespace:reference`, e.g. `eip155:1/erc20:0xab…`. */
export const CAIP19 = /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}\/[-a-z0-9]{3,8}:[-.%a-zA-Z0-9]{1,128}$/;
/** A project's id, or the CAIP-10 or CAIP-19 id of an address that it has, in any case. */
export const PROJECT_ID_OR_CAIP =
  /^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$|^[-a-zA-Z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}(\/[-a-zA-Z0-9]{3,8})?:[-.%a-zA-Z0-9]{1,128}$/;
export const EVM_ADDRESS = /^0x[0-9a-fA-F]{40}$/;

export function normalizeCaip(id: string): string {
  if (!id.startsWith('eip155:')) return id;
  return id.replace(/0x[0-9a-fA-F]{40}$/, (address) => address.toLowerCase());
}

/** As it is stored: of EVM in any case. Null for what is neither CAIP-10 nor CAIP-19. */
export function parseCaip(typed: string): string | null {
  const id = /^eip155:/i.test(typed) ? typed.toLowerCase() : typed;
  return CAIP10.test(id) || CAIP19.test(id) ? id : null;
}

export function chainFromId(id: string): string {
  const [namespace = '', rest = ''] = id.split(':');
  return `${namespace}:${rest.split('/')[0] ?? ''}`;
}

export function addressFromId(id: string): string {
  return id.slice(id.lastIndexOf(':') + 1);
}
