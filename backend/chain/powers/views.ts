/** What a contract says of itself. Any contract may lie: prove what follows from it. */
import { decodeAbiParameters, encodeFunctionData, parseAbi, type Hex } from 'viem';
import type { Node } from '../rpc/types';

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
]);

type Name = (typeof ABI)[number]['name'];
const OUTPUTS = new Map(ABI.map(({ name, outputs }) => [name as string, outputs]));

export const viewData = (functionName: Name, ...args: unknown[]): Hex =>
  encodeFunctionData({ abi: ABI, functionName, args } as Parameters<typeof encodeFunctionData>[0]);

/** The values returned; null for a revert and for what does not fit. @throws ChainFailure */
export async function view(
  node: Node,
  to: string,
  name: Name,
  ...args: unknown[]
): Promise<readonly unknown[] | null> {
  const { ok, data } = await node.call({ to, data: viewData(name, ...args) });
  if (!ok) return null;
  try {
    return decodeAbiParameters(OUTPUTS.get(name)!, data as Hex) as readonly unknown[];
  } catch {
    return null;
  }
}

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

const MOST_MEMBERS = 50;

/** Null where the contract does not list them all. */
export async function listMembers(node: Node, at: string, role: Hex): Promise<string[] | null> {
  const count = await viewNumber(node, at, 'getRoleMemberCount', role);
  if (count === null || count > MOST_MEMBERS) return null;
  const asked = Array.from({ length: count }, (_, index) =>
    viewAddress(node, at, 'getRoleMember', role, BigInt(index)),
  );
  const members = await Promise.all(asked);
  return members.every((one) => one !== null) ? members : null;
}
