/** OpenZeppelin's AccessManager: who may call a function of a contract that obeys it. */
import { encodeFunctionData, parseAbi, type AbiFunction, type Hex } from 'viem';
import type { Call, LaterCall, Node } from '../rpc/types';
import { runningAlone } from './code';
import { MANAGED_ROLE_GRANTED } from './constants';
import { namedIn } from './members';
import type { Goal } from './prove';
import type { Hop } from './types';
import { ask } from './views';

const [ROLE_OF, ADMIN_OF, GRANT_DELAY, HAS_ROLE] = parseAbi([
  'function getTargetFunctionRole(address target, bytes4 selector) view returns (uint64)',
  'function getRoleAdmin(uint64 role) view returns (uint64)',
  'function getRoleGrantDelay(uint64 role) view returns (uint32)',
  'function hasRole(uint64 role, address account) view returns (bool, uint32)',
]) as readonly AbiFunction[] as readonly [AbiFunction, AbiFunction, AbiFunction, AbiFunction];

export interface Managed {
  who: string;
  role: bigint;
  /** Undefined: at once, and by itself. */
  hop?: Hop;
}

/** Seconds, as uint32: what says more is none. */
const LONGEST = 2 ** 32;

/** Members of a role, with the seconds that their calls wait. Null where no server gives the events. */
async function membersOf(node: Node, manager: string, role: bigint) {
  const named = await namedIn(node, manager, MANAGED_ROLE_GRANTED);
  const held = (named ?? [])
    .filter(([of]) => BigInt(of) === role)
    .map(async ([, who]) => {
      const [isMember, delay] = (await ask(node, manager, HAS_ROLE, [role, who])) ?? [];
      const seconds = Number(delay);
      return isMember === true && seconds < LONGEST ? [{ who, delay: seconds }] : [];
    });
  return (await Promise.all(held)).flat();
}

const [ROOT, PUBLIC] = [0n, 2n ** 64n - 1n];
const ACCESS = parseAbi([
  'function getAccess(uint64 role, address account) view returns (uint48, uint32, uint32, uint48)',
])[0] as AbiFunction;

/** Whether a shorter wait of a member is to come. */
async function isFalling(node: Node, manager: string, role: bigint, who: string) {
  const [, now, then, from] = (await ask(node, manager, ACCESS, [role, who])) ?? [];
  return Number(from) > 0 && Number(then) < Number(now);
}

const CAN_CALL = parseAbi([
  'function canCall(address caller, address target, bytes4 selector) view returns (bool, uint32)',
]);

/** Whether what it says of a caller is in its own code. @throws ChainFailure */
export async function saysAlone(node: Node, manager: string, target: string): Promise<boolean> {
  const { stranger, selector } = node.actors;
  const args = [stranger as Hex, target as Hex, selector as Hex] as const;
  const data = encodeFunctionData({ abi: CAN_CALL, functionName: 'canCall', args });
  const blocks = [
    { time: node.block.timestamp + 1, calls: [{ from: stranger, to: manager, data }] },
  ];
  const alone = { [manager]: { code: runningAlone(await node.code(manager)) } };
  const [own, same] = await Promise.all([node.simulate(blocks, {}), node.simulate(blocks, alone)]);
  return own?.ok === true && same?.ok === true && own.data === same.data;
}

/** Through it: a member of the role, who waits so long. */
export const hopOf = (at: string, role: bigint, delay: number): Hop => ({
  ...{ kind: 'manager', at, role, delay, isOpen: false, byAdmin: false },
});

/**
 * Members of the function's role, and admins that make themselves members. What it says is proved
 * by trying.
 * @throws ChainFailure
 */
export async function listManaged(
  node: Node,
  manager: string,
  target: string,
  selector: Hex,
): Promise<Managed[]> {
  const [role] = (await ask(node, manager, ROLE_OF, [target, selector])) ?? [];
  if (typeof role !== 'bigint' || role >> 64n > 0n) return [];
  const [[admin], [wait]] = (
    await Promise.all([ADMIN_OF, GRANT_DELAY].map((item) => ask(node, manager, item, [role])))
  ).map((values) => values ?? []) as [unknown[], unknown[]];
  // Anybody makes itself a member.
  if (admin === PUBLIC) return [];
  const members = await membersOf(node, manager, role);
  const isAbove = typeof admin === 'bigint' && admin !== role;
  const above = isAbove ? await membersOf(node, manager, admin) : [];
  const roots = await membersOf(node, manager, ROOT);
  const has = (some: readonly { who: string }[], who: string) =>
    some.some((one) => one.who === who);
  /** By a member of its own, or another role for the function. */
  const mayAvoid = (who: string) => has(above, who) || has(roots, who);
  const waiting = members.filter(({ delay }) => delay > 0);
  const falling = await Promise.all(waiting.map(({ who }) => isFalling(node, manager, role, who)));
  const unsure = waiting.filter(({ who }, n) => falling[n] || mayAvoid(who));
  const hop = (wait: number, isShort: boolean): Hop => ({
    ...hopOf(manager, role, wait),
    ...(isShort && { isShort }),
  });
  return [
    ...members.map((one) => ({
      who: one.who,
      role,
      ...(one.delay > 0 && { hop: hop(one.delay, unsure.includes(one)) }),
    })),
    // Who waits to grant the role is not followed.
    ...above
      .filter(({ who, delay }) => delay === 0 && Number(wait) < LONGEST && !has(members, who))
      .map(({ who }) => ({
        who,
        role,
        hop: { ...hop(Number(wait), Number(wait) > 0 && has(roots, who)), byAdmin: true },
      })),
  ];
}

const [GRANT, RENOUNCE] = parseAbi([
  'function grantRole(uint64 role, address account, uint32 delay)',
  'function renounceRole(uint64 role, address account)',
]);
/** Of nobody: its admin is that of all. */
const UNUSED = 2n ** 63n;

/** Whether it is one, for itself too. */
export const isManager = async (node: Node, id: string): Promise<boolean> =>
  (await ask(node, id, ROLE_OF, [id, '0x00000000'])) !== null;

/** To make somebody a member, who is seen as one. */
export function grantGoal(manager: string, to: string): Goal {
  const grant = { abi: [GRANT], args: [UNUSED, to as Hex, 0] } as const;
  const seen = { abi: [HAS_ROLE], functionName: 'hasRole', args: [UNUSED, to] };
  return {
    act: { to: manager, data: encodeFunctionData(grant) },
    seen: {
      call: { to: manager, data: encodeFunctionData(seen) },
      data: `0x${'1'.padStart(64, '0')}${'0'.repeat(64)}`,
    },
    overrides: {},
  };
}

export function renounceManaged(manager: string, role: bigint, member: string): Call {
  const data = encodeFunctionData({ abi: [RENOUNCE], args: [role, member as Hex] });
  return { from: member, to: manager, data };
}

const [SCHEDULE, EXECUTE] = parseAbi([
  'function schedule(address target, bytes data, uint48 when)',
  'function execute(address target, bytes data)',
]);

/** How a member calls a function that it waits for. */
export function callThrough({ at, delay }: Hop, from: string, call: Call): LaterCall[] {
  const [target, data] = [call.to as Hex, call.data as Hex];
  const schedule = encodeFunctionData({ abi: [SCHEDULE], args: [target, data, 0] });
  const execute = encodeFunctionData({ abi: [EXECUTE], args: [target, data] });
  return [
    { from, to: at, data: schedule },
    { from, to: at, data: execute, after: delay },
  ];
}
