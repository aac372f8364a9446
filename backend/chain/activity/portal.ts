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

class Portal implements ActivitySource {
  readonly host: string;

  constructor(
    private readonly url: string,
    private readonly options: Options,
  ) {
    this.host = hostOf(url);
  }

  private failed(outcome: ChainFailure['outcome'], said: string, pauseMs = 0): ChainFailure {
    return new ChainFailure(outcome, `${this.host}: ${said}`, pauseMs);
  }

  private async post(contracts: readonly string[], { from, to }: Range): Promise<Response> {
    const { signal } = this.options;
    const query = {
      ...{ type: 'evm', fromBlock: from, toBlock: to, fields: FIELDS },
      ...{ transactions: [{ to: contracts }], logs: [{ address: contracts, transaction: true }] },
    };
    const deadline = AbortSignal.timeout(DEADLINE_MS);
    try {
      return await fetch(`${this.url}/finalized-stream`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        redirect: 'error',
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
        body: JSON.stringify(query),
      });
    } catch {
      signal?.throwIfAborted();
      throw this.failed('unreachable', 'it cannot be reached');
    }
  }

  private async *blocksOf(
    response: Response,
    contracts: readonly string[],
    { from, to }: Range,
  ): AsyncGenerator<SeenBlock> {
    const watched = new Set(contracts);
    let next = from;
    for await (const line of linesOf(response.body!)) {
      const block = toBlock(line, watched);
      if (!block || block.number < next || block.number > to)
        throw this.failed('malformed', 'a line is no block, or not the next');
      next = block.number + 1;
      yield block;
    }
  }

  private async collect(
    response: Response,
    contracts: readonly string[],
    range: Range,
  ): Promise<Segment | undefined> {
    const blocks: SeenBlock[] = [];
    let [last, items]: [SeenBlock | undefined, number] = [undefined, 0];
    try {
      for await (const block of this.blocksOf(response, contracts, range)) {
        last = block;
        const some = block.calls.length + block.logs.length;
        if (some > 0) blocks.push(block);
        items += some;
        if (items > MOST_ITEMS) break;
      }
    } catch (error) {
      if (error instanceof ChainFailure) throw error;
      this.options.signal?.throwIfAborted();
      // What came whole is whole up to its last block.
    }
    return last && { from: range.from, last, blocks };
  }

  async read(contracts: readonly string[], range: Range): Promise<Segment | undefined> {
    const response = await this.post(contracts, range);
    const { status } = response;
    if (status === 204) return undefined;
    if (status === 200) return this.collect(response, contracts, range);
    const asked = response.headers.get('retry-after') ?? undefined;
    const pauseMs = pauseAsked(asked, this.options.now());
    const isLimit = status === 429 || status === 529 || status === 503;
    const outcome = isLimit ? 'limited' : status >= 500 ? 'unreachable' : 'refused';
    throw this.failed(outcome, `it answers with status ${status}`, pauseMs);
  }
}

/** @param url of a dataset, without a final slash */
export const createPortal = (url: string, options: Options): ActivitySource =>
  new Portal(url, options);
