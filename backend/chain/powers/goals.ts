/** What to try, and as whom: every usual way to replace code, and to take over an owner's rights. */
import { encodeFunctionData, keccak256, parseAbi, stringToHex, type Hex } from 'viem';
import type { Node } from '../rpc/types';
import { answering } from './code';
import { ROLES, ZERO } from './constants';
import { magicOf, toWord, type ProxyLook } from './look';
import { grantGoal, isManager, listManaged } from './manager';
import { listMembers } from './members';
import type { Goal } from './prove';
import type { Hop } from './types';
import { knowsRoles, viewAddress, viewData } from './views';

export interface Candidate {
  who: string;
  /** Between the two, where a manager of access makes them wait. */
  hop?: Hop;
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
  'function diamondCut((address facet, uint8 action, bytes4[] selectors)[] cuts, address init, bytes data)',
]);
const encode = (functionName: string, ...args: unknown[]): Hex =>
  encodeFunctionData({ abi: ABI, functionName, args } as Parameters<typeof encodeFunctionData>[0]);

/** Of one contract: each is tried in several ways. */
const MOST_NAMED = 50;

const membersOf = async (node: Node, at: string) =>
  (await knowsRoles(node, at))
    ? listMembers(node, at, Object.values(ROLES))
    : new Map<Hex, string[]>();

/** Who a contract names as the one in charge of it. */
async function namedBy(node: Node, at: string): Promise<string[]> {
  const [owner, admin, proxyOwner, members] = await Promise.all([
    viewAddress(node, at, 'owner'),
    viewAddress(node, at, 'admin'),
    viewAddress(node, at, 'proxyOwner'),
    membersOf(node, at),
  ]);
  const named = [owner, admin, proxyOwner].filter((one) => one !== null);
  return [...named, ...[...(members?.values() ?? [])].flat()];
}

/** Whom a contract's manager of access lets do this. */
async function managedGoals(node: Node, id: string, goals: readonly Goal[]): Promise<Candidate[]> {
  const manager = await viewAddress(node, id, 'authority');
  if (manager === null) return [];
  const named = goals.map(async (goal) => {
    const some = await listManaged(node, manager, id, goal.act.data.slice(0, 10) as Hex);
    return some.map(({ who, hop }) => ({ who, ...(hop && { hop }), goals: [goal] }));
  });
  return (await Promise.all(named)).flat();
}

/** Done, the proxy answers as the probe does. */
function upgradeGoal(
  { actors }: Node,
  id: string,
  { type }: Pick<ProxyLook, 'type'>,
  act: Goal['act'],
): Goal {
  const { selector, probe, salt } = actors;
  const magic = magicOf(type);
  return {
    act,
    seen: { call: { to: id, data: selector }, data: magic },
    overrides: { [probe]: { code: answering(magic, salt) } },
  };
}

/**
 * @param stored addresses that the contract has somewhere
 * @throws ChainFailure
 */
export async function listUpgradeGoals(
  node: Node,
  id: string,
  look: ProxyLook,
  stored: readonly string[],
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
    { goals: onProxy, who: [...admins, ...(await namedBy(node, id)), ...stored] },
    ...(await Promise.all(
      admins.map(async (admin) => ({ goals: through(admin), who: await namedBy(node, admin) })),
    )),
    ...(beacon === undefined ? [] : [{ goals: onBeacon, who: await namedBy(node, beacon) }]),
  ];
  // Where nobody is named, a stranger still may.
  const named = ways.flatMap(({ goals, who }) =>
    [...new Set([...who.slice(0, MOST_NAMED), stranger])].map((one) => ({ who: one, goals })),
  );
  return [...named, ...(await managedGoals(node, id, onProxy))];
}

const ADD = 0;
/** A diamond gets a function of ours (EIP-2535). @throws ChainFailure */
export async function listCutGoals(
  node: Node,
  id: string,
  stored: readonly string[],
): Promise<Candidate[]> {
  const { probe, selector, stranger } = node.actors;
  const cuts = [{ facet: probe, action: ADD, selectors: [selector] }];
  const act = { to: id, data: encode('diamondCut', cuts, ZERO, '0x') };
  const goals = [upgradeGoal(node, id, { type: 'EIP1967 proxy' }, act)];
  const named = [...(await namedBy(node, id)), ...stored].slice(0, MOST_NAMED);
  return [...new Set([...named, stranger])].map((who) => ({ who, goals }));
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

/** Of a contract that is a manager of access itself. */
async function grantGoals(node: Node, id: string): Promise<Candidate[]> {
  if (!(await isManager(node, id))) return [];
  const goal = grantGoal(id, node.actors.probe);
  const some = await listManaged(node, id, id, goal.act.data.slice(0, 10) as Hex);
  return some.map(({ who, hop }) => ({ who, ...(hop && { hop }), goals: [goal] }));
}

const UNUSED = keccak256(stringToHex('a role that nobody uses'));
const TRUE = `0x${'1'.padStart(64, '0')}`;

/** Empty where it has no roles, null where nothing says who has them. @throws ChainFailure */
export async function listRoleGoals(node: Node, id: string): Promise<Candidate[] | null> {
  const byRole = await membersOf(node, id);
  if (byRole === null) return null;
  const { probe } = node.actors;
  // Rules may keep the first from being granted; one that nobody uses has the same admin.
  const goals = [ROLES.defaultAdmin, UNUSED].map((role): Goal => ({
    act: { to: id, data: encode('grantRole', role, probe) },
    seen: { call: { to: id, data: viewData('hasRole', role, probe) }, data: TRUE },
    overrides: {},
  }));
  const admins = (byRole.get(ROLES.defaultAdmin) ?? [])
    .slice(0, MOST_NAMED)
    .map((who): Candidate => ({ who, goals }));
  return [...admins, ...(await grantGoals(node, id))];
}
