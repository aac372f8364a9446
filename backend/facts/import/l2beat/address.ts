/** Addresses as L2BEAT writes them: `eth:0x…` (ERC-3770), or an address alone in older files. */
import { EVM_ADDRESS } from '../../../../contracts/ids';
import { chainFromName } from '../text/chains';

/** ERC-3770 names, and those of whole chains, that differ from the names of `chainFromName`. */
const NAMES: Record<string, string> = {
  eth: 'eip155:1',
  oeth: 'eip155:10',
  bnb: 'eip155:56',
  gno: 'eip155:100',
  matic: 'eip155:137',
  zksync: 'eip155:324',
  wc: 'eip155:480',
  'hype-evm': 'eip155:999',
  'metis-andromeda': 'eip155:1088',
  zkevm: 'eip155:1101',
  arb1: 'eip155:42161',
  'arb-nova': 'eip155:42170',
  avax: 'eip155:43114',
  scr: 'eip155:534352',
  blastmainnet: 'eip155:81457',
  mon: 'eip155:143',
  manta: 'eip155:169',
  zksync2: 'eip155:324',
  polygonpos: 'eip155:137',
  polygonzkevm: 'eip155:1101',
  nova: 'eip155:42170',
};

export const chainOf = (name: string): string | undefined => NAMES[name] ?? chainFromName(name);

/** @returns CAIP-10; undefined when it is no address of a chain that we know */
export function readAddress(value: unknown, chain?: string): string | undefined {
  if (typeof value !== 'string') return undefined;
  const at = value.lastIndexOf(':');
  const address = value.slice(at + 1);
  const on = at < 0 ? chain : chainOf(value.slice(0, at));
  return on && EVM_ADDRESS.test(address) ? `${on}:${address.toLowerCase()}` : undefined;
}

const NOBODY = /:0x0{36}(?:0000|dead)$/;
export const isNobody = (id: string): boolean => NOBODY.test(id);

const OFFSET = BigInt('0x1111000000000000000000000000000000001111');
const SPACE = BigInt(1) << BigInt(160);

/** The address on another chain that acts through this alias, as rollups compute it. */
export function withoutAlias(id: string): string {
  const address = BigInt(id.slice(id.lastIndexOf(':') + 1));
  return `0x${((address - OFFSET + SPACE) % SPACE).toString(16).padStart(40, '0')}`;
}
