/** Calls and events from a node itself: full blocks, so only from one's own. */
import { ChainFailure } from '../rpc/failure';
import type { PinnedNode } from '../rpc/types';
import type { ActivitySource, LogRange, SeenBlock, SeenCall, SeenLog } from './types';

export interface FullBlock extends Pick<SeenBlock, 'number' | 'hash' | 'at'> {
  transactions: readonly Omit<SeenCall, 'failed'>[];
}

const hex = (value: number): string => `0x${value.toString(16)}`;
const lower = (value: string | null | undefined): string => value?.toLowerCase() ?? '0x';

interface RawLog {
  address: string;
  topics: string[];
  transactionHash: string;
  blockNumber: string;
  logIndex: string;
}
interface RawTransaction {
  hash: string;
  from: string;
  to: string | null;
  input: string;
  transactionIndex: string;
}

const refused = (chain: string, method: string) =>
  new ChainFailure('refused', `The servers of ${chain} do not answer ${method}`);

/** Blocks of one ask, halved where the server refuses it. */
const WIDEST = 2_000;

/** By block; null for more than `most`. @throws ChainFailure */
export async function readLogs(
  node: PinnedNode,
  addresses: readonly string[],
  { from, to, topics, isKept, mostAsks = Infinity }: LogRange,
  most = Infinity,
): Promise<Map<number, SeenLog[]> | null> {
  const all: RawLog[] = [];
  const method = 'eth_getLogs';
  for (let [at, width, asks] = [from, WIDEST, 1]; at <= to; asks += 1) {
    const last = Math.min(at + width - 1, to);
    const range = { fromBlock: hex(at), toBlock: hex(last) };
    const filter = { address: addresses, ...range, ...(topics && { topics: [topics] }) };
    const answer = await (isKept ? node.askKept(method, filter) : node.ask(method, filter));
    if (answer.kind === 'result') {
      for (const log of answer.result as RawLog[]) all.push(log);
      if (all.length > most) return null;
      at = last + 1;
    } else if (last === at) throw refused(node.chain, method);
    else width = Math.max(1, Math.floor(width / 4));
    if (asks === mostAsks && at <= to) throw refused(node.chain, method);
  }
  const seen = all.map((one) => ({
    number: Number(one.blockNumber),
    log: {
      ...{ tx: lower(one.transactionHash), position: Number(one.logIndex) },
      ...{ address: lower(one.address), topic: lower(one.topics[0]), from: null },
    },
  }));
  const byBlock = Map.groupBy(seen, ({ number }) => number);
  return new Map([...byBlock].map(([number, some]) => [number, some.map(({ log }) => log)]));
}

/** @throws ChainFailure */
export async function readBlock(node: PinnedNode, number: number): Promise<FullBlock> {
  const answer = await node.ask('eth_getBlockByNumber', hex(number), true);
  if (answer.kind !== 'result' || !answer.result)
    throw refused(node.chain, `eth_getBlockByNumber of ${number}`);
  const { hash, timestamp, transactions } = answer.result as {
    hash: string;
    timestamp: string;
    transactions: RawTransaction[];
  };
  return {
    ...{ number, hash: lower(hash), at: Number(timestamp) },
    transactions: transactions.map((one) => ({
      ...{ tx: lower(one.hash), position: Number(one.transactionIndex) },
      ...{ from: lower(one.from), to: lower(one.to), selector: lower(one.input).slice(0, 10) },
    })),
  };
}

async function isFailed(node: PinnedNode, tx: string): Promise<boolean> {
  const answer = await node.ask('eth_getTransactionReceipt', tx);
  if (answer.kind !== 'result' || !answer.result)
    throw refused(node.chain, 'eth_getTransactionReceipt');
  return Number((answer.result as { status: string }).status) !== 1;
}

/** Blocks of a segment. */
const AT_ONCE = 100;

export function createBlockSource(node: PinnedNode): ActivitySource {
  return {
    host: node.hosts[0] ?? node.chain,
    async read(contracts, { from, to: end }) {
      const to = Math.min(end, from + AT_ONCE - 1);
      const watched = new Set(contracts);
      const numbers = Array.from({ length: to - from + 1 }, (_, n) => from + n);
      const full = await Promise.all(numbers.map((number) => readBlock(node, number)));
      const logs = await readLogs(node, contracts, { from, to });
      const seen = full.map(async ({ transactions, ...block }): Promise<SeenBlock> => {
        const calls = transactions.filter((one) => watched.has(one.to));
        const senders = new Map(transactions.map((one) => [one.tx, one.from]));
        const failed = await Promise.all(calls.map(({ tx }) => isFailed(node, tx)));
        return {
          ...block,
          calls: calls.map((call, n) => ({ ...call, failed: failed[n]! })),
          logs: (logs!.get(block.number) ?? []).map((log) => ({
            ...log,
            from: senders.get(log.tx) ?? null,
          })),
        };
      });
      const blocks = (await Promise.all(seen)).filter(
        (one) => one.calls.length + one.logs.length > 0,
      );
      return { from, last: full.at(-1)!, blocks };
    },
  };
}
