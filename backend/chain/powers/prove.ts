/**
 * Whether somebody can do something: done, as if, upon the pinned block, waits and all, and its
 * effect looked at. A stranger who does the same must fail, and so must less of a wait.
 */
import { encodeFunctionData, parseAbi, type Hex } from 'viem';
import type { Call, Node, Overrides, Simulated } from '../rpc/types';
import { runningAlone } from './code';
import { ROLES, ZERO_WORD } from './constants';
import type { Hop, Route } from './types';
import { ballotOf, votesOf } from './votes';

/** What a holder does to use a power, and what shows that it worked. */
export interface Goal {
  act: Call;
  seen: { call: Call; data: string };
  overrides: Overrides;
}

const ABI = parseAbi([
  'function schedule(address target, uint256 value, bytes data, bytes32 predecessor, bytes32 salt, uint256 delay)',
  'function execute(address target, uint256 value, bytes data, bytes32 predecessor, bytes32 salt)',
  'function grantRole(bytes32 role, address account)',
  'function queueTransaction(address target, uint256 value, string signature, bytes data, uint256 eta)',
  'function executeTransaction(address target, uint256 value, string signature, bytes data, uint256 eta)',
]);
const MANAGER = parseAbi([
  'function schedule(address target, bytes data, uint48 when)',
  'function execute(address target, bytes data)',
  'function grantRole(uint64 role, address account, uint32 executionDelay)',
]);

/** A hop with less of a wait: what is asked for, and what is waited. */
interface Haste {
  at: Hop;
  asked: number;
  waited: number;
}

/** Room for the calls between two waits, in seconds: each is a block of its own. */
const ROOM = 60;

class Script {
  readonly blocks: Simulated[] = [];
  private time: number;

  constructor(
    private readonly node: Node,
    private readonly actor: string,
    private readonly haste?: Haste,
  ) {
    this.time = node.block.timestamp;
  }

  private push(from: string, call: Call): void {
    this.time += 1;
    this.blocks.push({ time: this.time, calls: [{ from, to: call.to, data: call.data }] });
  }

  /** The nearest hop does the call once those behind it have made it. */
  perform([hop, ...rest]: readonly Hop[], call: Call): void {
    if (!hop) this.push(this.actor, call);
    else if (hop.kind === 'openzeppelin') this.schedule(hop, rest, call);
    else if (hop.kind === 'manager') this.manage(hop, rest, call);
    else if (hop.kind === 'vote') this.vote(hop, call);
    else this.queue(hop, rest, call);
  }

  private delaysOf(hop: Hop): { asked: number; waited: number } {
    return this.haste?.at === hop ? this.haste : { asked: hop.delay, waited: hop.delay };
  }

  private schedule(hop: Hop, rest: readonly Hop[], { to, data }: Call): void {
    const { asked, waited } = this.delaysOf(hop);
    const on = (call: Hex): Call => ({ to: hop.at, data: call });
    if (hop.byAdmin)
      for (const role of [ROLES.proposer, ROLES.executor]) {
        const args = [role, (rest[0]?.at ?? this.actor) as Hex] as const;
        this.perform(rest, on(encodeFunctionData({ abi: ABI, functionName: 'grantRole', args })));
      }
    const what = [to as Hex, 0n, data as Hex, ZERO_WORD, ZERO_WORD] as const;
    const args = [...what, BigInt(asked)] as const;
    this.perform(rest, on(encodeFunctionData({ abi: ABI, functionName: 'schedule', args })));
    this.time += Math.max(waited - 1, 0);
    const execute = on(encodeFunctionData({ abi: ABI, functionName: 'execute', args: what }));
    if (hop.isOpen) this.push(this.node.actors.stranger, execute);
    else this.perform(rest, execute);
  }

  private manage(hop: Hop, rest: readonly Hop[], call: Call): void {
    const { waited } = this.delaysOf(hop);
    const on = (data: Hex): Call => ({ to: hop.at, data });
    const args = [call.to as Hex, call.data as Hex] as const;
    if (hop.byAdmin) {
      const granted = [hop.role!, (rest[0]?.at ?? this.actor) as Hex, 0] as const;
      const data = encodeFunctionData({ abi: MANAGER, functionName: 'grantRole', args: granted });
      this.perform(rest, on(data));
    } else {
      const soon = [...args, 0] as const;
      const data = encodeFunctionData({ abi: MANAGER, functionName: 'schedule', args: soon });
      this.perform(rest, on(data));
    }
    this.time += Math.max(waited - 1, 0);
    const data = encodeFunctionData({ abi: MANAGER, functionName: 'execute', args });
    this.perform(rest, on(data));
  }

  /** A governor without a timelock has no queue, and executes what has won. */
  private vote(hop: Hop, call: Call): void {
    const votes = hop.votes!;
    const [propose, vote, queue, execute] = ballotOf(votes, call);
    const make = (data: string) => this.push(this.actor, { to: hop.at, data });
    make(propose);
    this.time += votes.delay + 1;
    // Where blocks are counted, the vote begins after the next.
    if (votes.count !== undefined) this.look({ to: this.node.actors.onlooker, data: '0x' });
    make(vote);
    this.time += votes.period + 1;
    make(queue);
    this.time += Math.max(this.delaysOf(hop).waited - 1, 0);
    make(execute);
  }

  private queue(hop: Hop, rest: readonly Hop[], { to, data }: Call): void {
    const { asked, waited } = this.delaysOf(hop);
    const before = rest.reduce((sum, { delay }) => sum + delay + ROOM, 1);
    const queued = this.time + before;
    const args = [to as Hex, 0n, '', data as Hex, BigInt(queued + asked)] as const;
    const on = (functionName: 'queueTransaction' | 'executeTransaction'): Call => ({
      to: hop.at,
      data: encodeFunctionData({ abi: ABI, functionName, args }),
    });
    this.perform(rest, on('queueTransaction'));
    this.time = Math.max(this.time, queued + waited - 1);
    this.perform(rest, on('executeTransaction'));
  }

  /** Seen by somebody else: a proxy may show its admin another face. */
  look(call: Call): void {
    this.push(this.node.actors.onlooker, call);
  }
}

/** Without a route nothing is done. Null where the servers cannot say. */
async function happens(
  node: Node,
  { act, seen, overrides }: Goal,
  route?: Pick<Route, 'hops' | 'actor'>,
  {
    haste,
    alone = {},
    isLeast = false,
  }: { haste?: Haste; alone?: Overrides; isLeast?: boolean } = {},
): Promise<boolean | null> {
  const script = new Script(node, route?.actor ?? node.actors.stranger, haste);
  if (route) script.perform(route.hops, act);
  script.look(seen.call);
  const { at = '', votes } = route?.hops.at(-1) ?? {};
  const all = { ...overrides, ...(votes && votesOf(node, { at, votes }, isLeast)) };
  for (const [one, more] of Object.entries(alone)) all[one] = { ...all[one], ...more };
  const returned = await node.simulate(script.blocks, all);
  return returned && returned.ok && returned.data.toLowerCase() === seen.data;
}

/** A second less, at once, and less than asked for. */
const hastesOf = (hops: readonly Hop[]): Haste[] =>
  hops
    .filter(({ delay }) => delay > 1)
    .flatMap((at) => [
      { at, asked: at.delay, waited: at.delay - 1 },
      { at, asked: at.delay, waited: 1 },
      { at, asked: at.delay - 1, waited: at.delay - 1 },
      { at, asked: 0, waited: 1 },
    ]);

/** Calls of one script. Whoever nests timelocks multiplies them. */
const callsOf = ([hop, ...rest]: readonly Hop[]): number => {
  if (!hop) return 1;
  if (hop.kind === 'vote') return 5;
  if (hop.kind !== 'openzeppelin') return 2 * callsOf(rest);
  const made = 1 + (hop.byAdmin ? 2 : 0) + (hop.isOpen ? 0 : 1);
  return made * callsOf(rest) + (hop.isOpen ? 1 : 0);
};

/** Calls that a proof of this path takes, all its scripts together. */
export const costOf = (hops: readonly Hop[]): number => (3 + hastesOf(hops).length) * callsOf(hops);

export type Proof = 'proved' | 'anybody' | 'no' | 'no wait' | 'no votes' | 'no servers';

/**
 * `anybody`: the stranger succeeds, too. `no wait`: it also happens with less of a wait. `no votes`:
 * and with next to none of them.
 * @throws ChainFailure
 */
export async function prove(
  node: Node,
  goal: Goal,
  route: Pick<Route, 'hops' | 'actor'>,
): Promise<Proof> {
  const isVote = route.hops.at(-1)?.kind === 'vote';
  const [already, done, byStranger, byFew, ...early] = await Promise.all([
    happens(node, goal),
    happens(node, goal, route),
    happens(node, goal, { ...route, actor: node.actors.stranger }),
    isVote && happens(node, goal, route, { isLeast: true }),
    ...hastesOf(route.hops).map((haste) => happens(node, goal, route, { haste })),
  ]);
  if ([already, done, byStranger, byFew, ...early].includes(null)) return 'no servers';
  // What is seen without any act shows nothing.
  if (already) return 'no';
  if (byStranger) return 'anybody';
  if (!done) return 'no';
  if (byFew) return 'no votes';
  return early.includes(true) ? 'no wait' : 'proved';
}

/**
 * Whether a contract of this path, which may run other code, runs none on it: what it does is then in
 * its own code, which nobody replaces.
 * @throws ChainFailure
 */
export async function actsAlone(
  node: Node,
  goal: Goal,
  route: Pick<Route, 'hops' | 'actor'>,
  at: string,
): Promise<boolean> {
  const alone = { [at]: { code: runningAlone(await node.code(at)) } };
  return (await happens(node, goal, route, { alone })) === true;
}
