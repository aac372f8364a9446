/** What to try, and as whom: every usual way to replace code, and to take over an owner's rights. */
import { encodeFunctionData, parseAbi, type Hex } from 'viem';
import type { Node } from '../rpc/types';
import { answering } from './code';
import { ROLES, ZERO, ZERO_WORD } from './constants';
import { magicOf, toWord, type ProxyLook } from './look';
import type { Goal } from './prove';
import { listMembers, view, viewAddress, viewData } from './views';

export interface Candidate {
  who: string;
  /** In this order; the first that works counts. */
  goals: readonly Goal[];
}

const ABI = parseAbi([
  'function upgradeToAndCall(address implementation, bytes data)',
  'function upgradeTo(address implementation)',
  'function upgradeAndCall(address proxy, address implementation, bytes data)',
  'function upgrade(address proxy, address implementation)',
  'function transferOwnership(address owner)',
  'function grantRole(bytes32 role, address account)',
]);
const encode = (functionName: string, ...args: unknown[]): Hex =>
  encodeFunctionData({ abi: ABI, functionName, args } as Parameters<typeof encodeFunctionData>[0]);

/** Who a contract names as the one in charge of it. */
async function namedBy(node: Node, at: string): Promise<string[]> {
  const [owner, admin, proxyOwner, admins, upgraders] = await Promise.all([
    viewAddress(node, at, 'owner'),
    viewAddress(node, at, 'admin'),
    viewAddress(node, at, 'proxyOwner'),
    listMembers(node, at, ROLES.defaultAdmin),
    listMembers(node, at, ROLES.upgrader),
  ]);
  const named = [owner, admin, proxyOwner, ...(admins ?? []), ...(upgraders ?? [])];
  return named.filter((one) => one !== null);
}

/** Done, the proxy answers as the probe does. */
function upgradeGoal({ actors }: Node, id: string, look: ProxyLook, act: Goal['act']): Goal {
  const { selector, probe, salt } = actors;
  const magic = magicOf(look.type);
  return {
    act,
    seen: { call: { to: id, data: selector }, data: magic },
    overrides: { [probe]: { code: answering(magic, salt) } },
  };
}

/** @throws ChainFailure */
export async function listUpgradeGoals(
  node: Node,
  id: string,
  look: ProxyLook,
): Promise<Candidate[]> {
  const { probe, stranger } = node.actors;
  const goal = (to: string, data: Hex) => upgradeGoal(node, id, look, { to, data });
  const onProxy = [
    goal(id, encode('upgradeToAndCall', probe, '0x')),
    goal(id, encode('upgradeTo', probe)),
  ];
  const through = (admin: string) => [
    goal(admin, encode('upgradeAndCall', id, probe, '0x')),
    goal(admin, encode('upgrade', id, probe)),
  ];
  const { beacon, admins } = look;
  const onBeacon = beacon === undefined ? [] : [goal(beacon, encode('upgradeTo', probe))];
  const ways = [
    { goals: onProxy, who: [...admins, ...(await namedBy(node, id))] },
    ...(await Promise.all(
      admins.map(async (admin) => ({ goals: through(admin), who: await namedBy(node, admin) })),
    )),
    ...(beacon === undefined ? [] : [{ goals: onBeacon, who: await namedBy(node, beacon) }]),
  ];
  // Where nobody is named, a stranger still may.
  return ways.flatMap(({ goals, who }) =>
    [...new Set([...who, stranger])].map((one) => ({ who: one, goals })),
  );
}

/** Null where it names no owner. @throws ChainFailure */
export async function listOwnerGoals(node: Node, id: string): Promise<Candidate[] | null> {
  const owner = await viewAddress(node, id, 'owner');
  if (owner === null) return null;
  const { probe } = node.actors;
  const act = { to: id, data: encode('transferOwnership', probe) };
  const goals = (['owner', 'pendingOwner'] as const).map((name): Goal => ({
    act,
    seen: { call: { to: id, data: viewData(name) }, data: toWord(probe) },
    overrides: {},
  }));
  return [{ who: owner, goals }];
}

const TRUE = `0x${'1'.padStart(64, '0')}`;

/** Empty where it has no roles, null where it lists no members. @throws ChainFailure */
export async function listRoleGoals(node: Node, id: string): Promise<Candidate[] | null> {
  if ((await view(node, id, 'hasRole', ZERO_WORD, ZERO)) === null) return [];
  const members = await listMembers(node, id, ROLES.defaultAdmin);
  if (members === null) return null;
  const { probe } = node.actors;
  const goal: Goal = {
    act: { to: id, data: encode('grantRole', ZERO_WORD, probe) },
    seen: { call: { to: id, data: viewData('hasRole', ZERO_WORD, probe) }, data: TRUE },
    overrides: {},
  };
  return members.map((who) => ({ who, goals: [goal] }));
}
