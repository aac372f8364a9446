/** The calls with which the end of a path acts, through what makes it wait. */
import { encodeFunctionData, parseAbi, type Hex } from 'viem';
import type { Call, Node, Simulated } from '../rpc/types';
import { ROLES, ZERO_WORD } from './constants';
import type { Hop } from './types';
import { ballotOf } from './votes';

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
export interface Haste {
  at: Hop;
  asked: number;
  waited: number;
  /** Seconds that pass before it begins. */
  after?: number;
  /** What others call before. */
  meanwhile?: (call: Call) => readonly Call[];
}

/** Room for the calls between two waits, in seconds: each is a block of its own. */
export const ROOM = 60;

/** What is called on a path, in blocks of its own. */
export class Script {
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

  private delaysOf(hop: Hop): Omit<Haste, 'at'> {
    return this.haste?.at === hop ? this.haste : { asked: hop.delay, waited: hop.delay };
  }

  private call(calls: readonly Call[] = []): void {
    if (calls.length === 0) return;
    this.time += 1;
    this.blocks.push({ time: this.time, calls });
  }

  private schedule(hop: Hop, rest: readonly Hop[], { to, data }: Call): void {
    const { asked, waited, after = 0, meanwhile } = this.delaysOf(hop);
    this.time += after;
    this.call(meanwhile?.({ to, data }));
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
    const { waited, after = 0, meanwhile } = this.delaysOf(hop);
    this.time += after;
    this.call(meanwhile?.(call));
    make(queue);
    this.time += Math.max(waited - 1, 0);
    make(execute);
  }

  private queue(hop: Hop, rest: readonly Hop[], { to, data }: Call): void {
    const { asked, waited, after = 0, meanwhile } = this.delaysOf(hop);
    this.time += after;
    this.call(meanwhile?.({ to, data }));
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
