/**
 * Calls and events from an archive that filters on its side, by SQD Portal's protocol: a POST, and a
 * line of JSON a block, of those with something in them and of the first and the last.
 */
import { isObject } from '../../../contracts/isObject';
import { pauseAsked } from '../../safe-fetch/pauseAsked';
import { ChainFailure, hostOf } from '../rpc/failure';
import type { ActivitySource, Range, SeenBlock, Segment } from './types';

interface Options {
  now: () => Date;
  signal?: AbortSignal;
}

const DEADLINE_MS = 60_000;
const MOST_BYTES = 64 * 1024 * 1024;
/** One answer is one segment: then it is written. */
const MOST_ITEMS = 20_000;

const FIELDS = {
  block: { number: true, hash: true, parentHash: true, timestamp: true },
  transaction: {
    from: true,
    to: true,
    sighash: true,
    status: true,
    hash: true,
    transactionIndex: true,
  },
  log: { address: true, topics: true, transactionHash: true, logIndex: true },
};

const lower = (value: unknown): string => (typeof value === 'string' ? value.toLowerCase() : '0x');
const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

function toBlock(line: string, watched: ReadonlySet<string>): SeenBlock | undefined {
  try {
    const { header, transactions, logs } = JSON.parse(line) as Record<string, unknown>;
    if (!isObject(header)) return undefined;
    const [number, at] = [Number(header.number), Number(header.timestamp)];
    if (!Number.isSafeInteger(number) || !Number.isSafeInteger(at)) return undefined;
    const sent = listOf(transactions).map((one) => ({
      ...{ tx: lower(one.hash), position: Number(one.transactionIndex) },
      ...{ from: lower(one.from), to: lower(one.to) },
      ...{ selector: lower(one.sighash), failed: Number(one.status) !== 1 },
    }));
    const senders = new Map(sent.map(({ tx, from }) => [tx, from]));
    const seen = listOf(logs).map((one) => ({
      ...{ tx: lower(one.transactionHash), position: Number(one.logIndex) },
      ...{ address: lower(one.address), topic: lower((one.topics as unknown[] | undefined)?.[0]) },
      from: senders.get(lower(one.transactionHash)) ?? null,
    }));
    const calls = sent.filter(({ to }) => watched.has(to));
    return { number, at, hash: lower(header.hash), calls, logs: seen };
  } catch {
    return undefined;
  }
}

/** Whole lines only: one that is cut off is not there. */
async function* linesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let [rest, bytes] = ['', 0];
  for await (const part of body) {
    bytes += part.length;
    if (bytes > MOST_BYTES) return;
    const lines = (rest + decoder.decode(part, { stream: true })).split('\n');
    rest = lines.pop()!;
    yield* lines.filter(Boolean);
  }
}

export function createPortal(url: string, { now, signal }: Options): ActivitySource {
  const host = hostOf(url);
  const failed = (outcome: ChainFailure['outcome'], said: string, pauseMs = 0) =>
    new ChainFailure(outcome, `${host}: ${said}`, pauseMs);

  async function post(contracts: readonly string[], { from, to }: Range): Promise<Response> {
    const query = {
      ...{ type: 'evm', fromBlock: from, toBlock: to, fields: FIELDS },
      ...{ transactions: [{ to: contracts }], logs: [{ address: contracts, transaction: true }] },
    };
    const deadline = AbortSignal.timeout(DEADLINE_MS);
    try {
      return await fetch(`${url}/finalized-stream`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        redirect: 'error',
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
        body: JSON.stringify(query),
      });
    } catch {
      signal?.throwIfAborted();
      throw failed('unreachable', 'it cannot be reached');
    }
  }

  async function collect(
    response: Response,
    contracts: readonly string[],
    { from, to }: Range,
  ): Promise<Segment | undefined> {
    const watched = new Set(contracts);
    const blocks: SeenBlock[] = [];
    let [last, items]: [SeenBlock | undefined, number] = [undefined, 0];
    try {
      for await (const line of linesOf(response.body!)) {
        const block = toBlock(line, watched);
        const isNext = block && block.number >= from && block.number <= to;
        if (!isNext || (last && block.number <= last.number))
          throw failed('malformed', 'a line is no block, or not the next');
        last = block;
        items += block.calls.length + block.logs.length;
        if (block.calls.length + block.logs.length > 0) blocks.push(block);
        if (items > MOST_ITEMS) break;
      }
    } catch (error) {
      if (error instanceof ChainFailure) throw error;
      signal?.throwIfAborted();
      // What came whole is whole up to its last block.
    }
    return last && { from, last, blocks };
  }

  return {
    host,
    async read(contracts, range) {
      const response = await post(contracts, range);
      const { status } = response;
      if (status === 204) return undefined;
      const pauseMs = pauseAsked(response.headers.get('retry-after') ?? undefined, now());
      if (status === 429 || status === 529 || status === 503)
        throw failed('limited', `it answers with status ${status}`, pauseMs);
      if (status >= 500) throw failed('unreachable', `it answers with status ${status}`, pauseMs);
      if (status !== 200) throw failed('refused', `it answers with status ${status}`);
      return collect(response, contracts, range);
    },
  };
}
