/** What waits in a timelock, by its events, and by what it says of each now: OpenZeppelin's and Compound's. */
import {
  decodeAbiParameters,
  keccak256,
  parseAbi,
  parseAbiParameters,
  stringToHex,
  toEventSelector,
  type AbiFunction,
  type AbiParameter,
  type Hex,
} from 'viem';
import { LOOK_MOST } from '../../../contracts/chain/chainLook';
import type { Log, Node } from '../rpc/types';
import { addressIn } from './look';
import type { Pending, Waiting } from './types';
import { ask, viewNumber } from './views';

const SCHEDULED = toEventSelector(
  'CallScheduled(bytes32,uint256,address,uint256,bytes,bytes32,uint256)',
);
export const QUEUED = toEventSelector(
  'QueueTransaction(bytes32,address,uint256,string,bytes,uint256)',
);
const [READY_AT, IS_QUEUED] = parseAbi([
  'function getTimestamp(bytes32 id) view returns (uint256)',
  'function queuedTransactions(bytes32 id) view returns (bool)',
]) as readonly AbiFunction[] as readonly [AbiFunction, AbiFunction];

/** Of one timelock, the newest. Whoever may schedule may schedule more than anybody reads. */
const MOST_EVENTS = 500;
const MOST = LOOK_MOST.pending;
/** Seconds; a second says that it is done. */
const [DONE, LATEST] = [1n, 2n ** 40n];

const SCHEDULED_DATA = parseAbiParameters('address, uint256, bytes, bytes32, uint256');
const QUEUED_DATA = parseAbiParameters('uint256, string, bytes, uint256');
/** Null for what does not fit: a contract emits what it likes. */
function decode<const Types extends readonly AbiParameter[]>(types: Types, data: string) {
  try {
    return decodeAbiParameters(types, data as Hex);
  } catch {
    return null;
  }
}

const selectorOf = (data: string): string | null =>
  data.length >= 10 ? data.slice(0, 10).toLowerCase() : null;

async function scheduled(node: Node, at: string, { topics, data }: Log): Promise<Pending[]> {
  const [target, , call] = decode(SCHEDULED_DATA, data) ?? [];
  if (!target || !call) return [];
  const [readyAt] = (await ask(node, at, READY_AT, [topics[1]])) ?? [];
  return typeof readyAt === 'bigint' && readyAt > DONE && readyAt < LATEST
    ? [{ at, target: target.toLowerCase(), selector: selectorOf(call), readyAt: Number(readyAt) }]
    : [];
}

async function queued(node: Node, at: string, { topics, data }: Log): Promise<Pending[]> {
  const [, signature, call, readyAt] = decode(QUEUED_DATA, data) ?? [];
  if (!call || readyAt === undefined || !topics[2]) return [];
  const [waits] = (await ask(node, at, IS_QUEUED, [topics[1]])) ?? [];
  const selector = signature ? keccak256(stringToHex(signature)).slice(0, 10) : selectorOf(call);
  return waits === true && readyAt < LATEST
    ? [{ at, target: addressIn(topics[2]), selector, readyAt: Number(readyAt) }]
    : [];
}

const KINDS = [
  { topic: SCHEDULED, asksFor: 'getMinDelay', read: scheduled },
  { topic: QUEUED, asksFor: 'delay', read: queued },
] as const;

async function listOf(node: Node, at: string, { topic, asksFor, read }: (typeof KINDS)[number]) {
  if ((await viewNumber(node, at, asksFor)) === null) return { isWhole: true, items: [] };
  const logs = await node.logs(at, topic);
  const items = (logs ?? []).slice(-MOST_EVENTS).map((log) => read(node, at, log));
  const isWhole = logs !== null && logs.length <= MOST_EVENTS;
  return { isWhole, items: (await Promise.all(items)).flat() };
}

/** In all of these, what is possible first in front. @throws ChainFailure */
export async function listPending(node: Node, timelocks: readonly string[]): Promise<Waiting> {
  const asked = timelocks.flatMap((at) => KINDS.map((kind) => listOf(node, at, kind)));
  const found = await Promise.all(asked);
  const items = found.flatMap((one) => one.items).sort((a, b) => a.readyAt - b.readyAt);
  return {
    isWhole: found.every((one) => one.isWhole) && items.length <= MOST,
    items: items.slice(0, MOST),
  };
}
