/** What may open a function: an owner, a role, a role at a manager. Who has it, and how to give it up. */
import { encodeFunctionData, parseAbi, toHex, type Hex } from 'viem';
import type { Call, LaterCall, Node } from '../rpc/types';
import { ROLES, ZERO_WORD } from './constants';
import { NOBODY } from './holders';
import { isManager, listManaged, renounceManaged } from './manager';
import { listMembers } from './members';
import type { Goal } from './prove';
import type { Hop } from './types';
import { knowsRoles, viewAddress, viewData, viewNumber } from './views';

export interface Guard {
  /** `owner`, or the id of a role. */
  name: string;
  members: readonly string[];
  /** Each way is a list of calls, after which a member no longer has it. */
  ways: (member: string) => LaterCall[][];
  /** For a role: a member gives it up, and is seen without it. */
  goal?: (member: string) => Goal;
  /** Between these members and a call, where they wait. */
  hops?: ReadonlyMap<string, Hop>;
}

const ABI = parseAbi([
  'function renounceOwnership()',
  'function transferOwnership(address owner)',
  'function acceptOwnership()',
  'function renounceRole(bytes32 role, address account)',
  'function beginDefaultAdminTransfer(address admin)',
  'function acceptDefaultAdminTransfer()',
]);
type Name = (typeof ABI)[number]['name'];
const encode = (functionName: Name, ...args: unknown[]): Hex =>
  encodeFunctionData({ abi: ABI, functionName, args } as Parameters<typeof encodeFunctionData>[0]);

async function ownerOf(node: Node, id: string): Promise<Guard[]> {
  const owner = await viewAddress(node, id, 'owner');
  const { probe } = node.actors;
  const ways = (from: string): Call[][] => {
    const renounce = { from, to: id, data: encode('renounceOwnership') };
    const transfer = { from, to: id, data: encode('transferOwnership', probe) };
    return [
      [renounce],
      [transfer],
      [transfer, { from: probe, to: id, data: encode('acceptOwnership') }],
    ];
  };
  return owner === null ? [] : [{ name: 'owner', members: [owner], ways }];
}

async function rolesOf(node: Node, id: string): Promise<Guard[]> {
  if (!(await knowsRoles(node, id))) return [];
  const [byRole, delay] = await Promise.all([
    listMembers(node, id, Object.values(ROLES)),
    viewNumber(node, id, 'defaultAdminDelay'),
  ]);
  const { probe } = node.actors;
  /** OpenZeppelin's rules: the admin of all roles can only be followed by another, who waits. */
  const handOn = (from: string): LaterCall[] => [
    { from, to: id, data: encode('beginDefaultAdminTransfer', probe) },
    { from: probe, to: id, data: encode('acceptDefaultAdminTransfer'), after: (delay ?? 0) + 1 },
  ];
  return [...(byRole ?? [])].map(([role, members]): Guard => {
    const act = (from: string) => ({ from, to: id, data: encode('renounceRole', role, from) });
    return {
      name: role,
      members,
      ways: (member) =>
        role === ROLES.defaultAdmin && delay !== null
          ? [[act(member)], handOn(member)]
          : [[act(member)]],
      goal: (member) => ({
        act: act(member),
        seen: { call: { to: id, data: viewData('hasRole', role, member) }, data: ZERO_WORD },
        overrides: {},
      }),
    };
  });
}

/** Of what its manager says of these functions. */
async function managedRolesOf(node: Node, id: string, selectors: readonly Hex[]): Promise<Guard[]> {
  const authority = await viewAddress(node, id, 'authority');
  const manager = authority ?? ((await isManager(node, id)) ? id : null);
  if (manager === null) return [];
  const all = await Promise.all(selectors.map((one) => listManaged(node, manager, id, one)));
  const byRole = Map.groupBy(
    all.flat().filter(({ hop }) => !hop?.byAdmin),
    ({ role }) => role,
  );
  return [...byRole].map(([role, members]) => ({
    name: toHex(role),
    members: [...new Set(members.map(({ who }) => who))],
    hops: new Map(members.flatMap(({ who, hop }) => (hop ? [[who, hop] as const] : []))),
    ways: (member) => [[renounceManaged(manager, role, member)]],
  }));
}

/** @param selectors of the contract's functions. @throws ChainFailure */
export async function listGuards(
  node: Node,
  id: string,
  selectors: readonly Hex[],
): Promise<Guard[]> {
  const guards = await Promise.all([
    ownerOf(node, id),
    rolesOf(node, id),
    managedRolesOf(node, id, selectors),
  ]);
  // What only the address of nobody could call shows nothing of somebody else.
  return guards.flat().map((guard) => ({
    ...guard,
    members: guard.members.filter((one) => !NOBODY.test(one)),
  }));
}
