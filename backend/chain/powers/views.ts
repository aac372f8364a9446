/** What a contract says of itself. Any contract may lie: prove what follows from it. */
import {
  decodeAbiParameters,
  encodeFunctionData,
  parseAbi,
  type AbiFunction,
  type Hex,
} from 'viem';
import type { Node } from '../rpc/types';
import { ZERO, ZERO_WORD } from './constants';

const ABI = parseAbi([
  'function owner() view returns (address)',
  'function pendingOwner() view returns (address)',
  'function admin() view returns (address)',
  'function proxyOwner() view returns (address)',
  'function implementation() view returns (address)',
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function getModulesPaginated(address start, uint256 size) view returns (address[], address)',
  'function getMinDelay() view returns (uint256)',
  'function delay() view returns (uint256)',
  'function GRACE_PERIOD() view returns (uint256)',
  'function hasRole(bytes32 role, address account) view returns (bool)',
  'function getRoleMemberCount(bytes32 role) view returns (uint256)',
  'function getRoleMember(bytes32 role, uint256 index) view returns (address)',
  'function authority() view returns (address)',
  'function defaultAdminDelay() view returns (uint256)',
  'function token() view returns (address)',
  'function comp() view returns (address)',
  'function uni() view returns (address)',
  'function proposalCount() view returns (uint256)',
  'function timelock() view returns (address)',
  'function votingDelay() view returns (uint256)',
  'function votingPeriod() view returns (uint256)',
  'function facetAddresses() view returns (address[])',
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint256)',
  'function totalSupply() view returns (uint256)',
]);

type Name = (typeof ABI)[number]['name'];
const ITEMS = new Map<string, AbiFunction>(ABI.map((item) => [item.name, item]));

const encode = (item: AbiFunction, args: readonly unknown[]): Hex =>
  encodeFunctionData({ abi: [item], args });

export const viewData = (name: Name, ...args: unknown[]): Hex => encode(ITEMS.get(name)!, args);

const tried = <T>(make: () => T): T | null => {
  try {
    return make();
  } catch {
    return null;
  }
};

/** The values returned; null for a revert, and for what fits neither arguments nor answer. @throws ChainFailure */
export async function ask(
  node: Node,
  to: string,
  item: AbiFunction,
  args: readonly unknown[],
): Promise<readonly unknown[] | null> {
  // What another contract answered may be no argument.
  const asked = tried(() => encode(item, args));
  if (asked === null) return null;
  const { ok, data } = await node.call({ to, data: asked });
  return ok
    ? tried(() => decodeAbiParameters(item.outputs, data as Hex) as readonly unknown[])
    : null;
}

export const view = (node: Node, to: string, name: Name, ...args: unknown[]) =>
  ask(node, to, ITEMS.get(name)!, args);

export async function viewAddress(
  node: Node,
  to: string,
  name: Name,
  ...args: unknown[]
): Promise<string | null> {
  const [address] = (await view(node, to, name, ...args)) ?? [];
  return typeof address === 'string' ? address.toLowerCase() : null;
}

/** Null also for what no delay, count or threshold reaches. */
export async function viewNumber(
  node: Node,
  to: string,
  name: Name,
  ...args: unknown[]
): Promise<number | null> {
  const [value] = (await view(node, to, name, ...args)) ?? [];
  const number = typeof value === 'bigint' ? Number(value) : NaN;
  return Number.isSafeInteger(number) && number < 2 ** 40 ? number : null;
}

export const hasRole = async (node: Node, at: string, role: Hex, who: string): Promise<boolean> =>
  (await view(node, at, 'hasRole', role, who))?.[0] === true;

/** Whether it has OpenZeppelin's roles at all. */
export const knowsRoles = async (node: Node, at: string): Promise<boolean> =>
  (await view(node, at, 'hasRole', ZERO_WORD, ZERO)) !== null;
