/** One EVM chain at one block. Nothing here signs or sends. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { makeActors } from './actors';
import type { Answer, Ask } from './answers';
import { Endpoint, type EndpointOptions } from './endpoint';
import { ChainFailure, Spent } from './failure';
import { readSimulated, toSimulate } from './simulation';
import { Witness } from './Witness';
import type {
  Block,
  Call,
  ChainClient,
  Log,
  MayAsk,
  Overrides,
  PinnedNode,
  Returned,
  Simulated,
  Simulation,
} from './types';

const hex = (value: number): string => `0x${value.toString(16)}`;
const FINALIZED: Ask = { method: 'eth_getBlockByNumber', params: ['finalized', false] };

function toBlock(answer: Answer | undefined): Block | undefined {
  const block = answer?.kind === 'result' ? (answer.result as Record<string, unknown>) : null;
  const [number, timestamp] = [Number(block?.number), Number(block?.timestamp)];
  const baseFee = Number(block?.baseFeePerGas ?? 0);
  const isBlock = Number.isSafeInteger(number) && Number.isSafeInteger(timestamp);
  return isBlock && typeof block?.hash === 'string'
    ? { number, hash: block.hash, timestamp, ...(baseFee > 0 && { baseFee }) }
    : undefined;
}

interface Waiting {
  ask: Ask;
  isKept: boolean;
  ok: (answer: Answer) => void;
  no: (error: unknown) => void;
}

class Pinned implements PinnedNode {
  readonly actors = makeActors();
  private readonly known = new Map<string, Promise<Answer>>();
  private readonly checked = new Map<Endpoint, Promise<boolean>>();
  private readonly used = new Set<Endpoint>();
  private readonly witness = new Witness();
  private waiting: Waiting[] = [];
  private isSending = false;

  constructor(
    readonly chain: string,
    readonly block: Block,
    private readonly endpoints: readonly Endpoint[],
    private readonly mayAsk: MayAsk = () => true,
  ) {}

  get hosts(): string[] {
    return [...new Set([...this.used].map(({ host }) => host))];
  }

  /** The same chain and the same block: two servers are never mixed up. */
  private isSame(endpoint: Endpoint): Promise<boolean> {
    const known = this.checked.get(endpoint);
    if (known) return known;
    const check = endpoint
      .send([
        { method: 'eth_chainId', params: [] },
        { method: 'eth_getBlockByNumber', params: [hex(this.block.number), false] },
      ])
      .then(([id, block]) => {
        const isChain = id?.kind === 'result' && `eip155:${Number(id.result)}` === this.chain;
        return isChain && toBlock(block)?.hash === this.block.hash;
      });
    this.checked.set(endpoint, check);
    check.catch(() => this.checked.delete(endpoint));
    return check;
  }

  /** What one server cannot say, the next is asked. */
  private async flush(waiting: readonly Waiting[]): Promise<void> {
    let left = waiting;
    let failure: unknown = new ChainFailure('unreachable', 'no server of the chain is left to ask');
    for (const endpoint of this.endpoints.filter(({ isOpen }) => isOpen)) {
      try {
        if (!(await this.isSame(endpoint))) {
          const said = `${endpoint.host}: another chain, or another block ${this.block.number}`;
          throw new ChainFailure('refused', said);
        }
        const answers = await endpoint.send(left.map(({ ask }) => ask));
        this.used.add(endpoint);
        const open: Waiting[] = [];
        left.forEach((one, at) => {
          const answer = answers[at]!;
          if (answer.kind !== 'elsewhere') {
            if (one.isKept && this.endpoints.length > 1)
              this.witness.keep({ ask: one.ask, answer, by: endpoint });
            return one.ok(answer);
          }
          failure = new ChainFailure(answer.outcome, `${endpoint.host}: ${answer.said}`);
          open.push(one);
        });
        if (open.length === 0) return;
        left = open;
      } catch (error) {
        if (!(error instanceof ChainFailure)) throw error;
        failure = error;
      }
    }
    left.forEach(({ no }) => no(failure));
  }

  askKept(method: string, ...params: unknown[]): Promise<Answer> {
    const key = JSON.stringify([method, params]);
    const known = this.known.get(key);
    if (known) return known;
    const answer = this.wait({ method, params }, true);
    this.known.set(key, answer);
    return answer;
  }

  ask(method: string, ...params: unknown[]): Promise<Answer> {
    return this.wait({ method, params }, false);
  }

  private wait(ask: Ask, isKept: boolean): Promise<Answer> {
    if (!this.mayAsk()) return Promise.reject(new Spent());
    return new Promise<Answer>((ok, no) => {
      this.waiting.push({ ask, isKept, ok, no });
      if (!this.isSending) void this.send();
    });
  }

  /** What is asked meanwhile waits, and leaves together. */
  private async send(): Promise<void> {
    this.isSending = true;
    for (;;) {
      await nextTurn();
      const some = this.waiting;
      if (some.length === 0) break;
      this.waiting = [];
      await this.flush(some).catch((error: unknown) => some.forEach(({ no }) => no(error)));
    }
    this.isSending = false;
  }

  private async result<T>(method: string, ...params: unknown[]): Promise<T> {
    const answer = await this.askKept(method, ...params);
    if (answer.kind === 'result') return answer.result as T;
    throw new ChainFailure('refused', `The servers of ${this.chain} do not answer ${method}`);
  }

  code = async (address: string): Promise<string> =>
    (await this.result<string>('eth_getCode', address, hex(this.block.number))).toLowerCase();

  slot = (address: string, slot: string): Promise<string> =>
    this.result('eth_getStorageAt', address, slot, hex(this.block.number));

  balance = async (address: string): Promise<bigint> =>
    BigInt(await this.result<string>('eth_getBalance', address, hex(this.block.number)));

  nonce = async (address: string): Promise<number> =>
    Number(await this.result('eth_getTransactionCount', address, hex(this.block.number)));

  async call(call: Call): Promise<Returned> {
    const answer = await this.askKept('eth_call', call, hex(this.block.number));
    if (answer.kind === 'reverted') return { ok: false, data: answer.data };
    if (answer.kind === 'result') return { ok: true, data: answer.result as string };
    throw new ChainFailure('refused', `The servers of ${this.chain} do not answer eth_call`);
  }

  async logs(address: string, topic?: string) {
    const toBlock = hex(this.block.number);
    const topics = topic === undefined ? [] : [topic];
    const filter = { address, topics, fromBlock: '0x0', toBlock };
    const answer = await this.askKept('eth_getLogs', filter);
    return answer.kind === 'result' ? (answer.result as Log[]) : null;
  }

  async timeOf(block: number): Promise<number | null> {
    return (
      toBlock(await this.askKept('eth_getBlockByNumber', hex(block), false))?.timestamp ?? null
    );
  }

  async simulate(blocks: readonly Simulated[], overrides: Overrides): Promise<Simulation | null> {
    const given = toSimulate(this, blocks, overrides);
    const answer = await this.askKept('eth_simulateV1', given, hex(this.block.number));
    return answer.kind === 'result' ? readSimulated(answer.result, blocks) : null;
  }

  async settle(): Promise<void> {
    for (const other of this.endpoints)
      if (await this.witness.hears(other, () => this.isSame(other))) this.used.add(other);
    const number = hex(this.block.number);
    for (const endpoint of this.used) {
      const [answer] = await endpoint.send([
        { method: 'eth_getBlockByNumber', params: [number, false] },
      ]);
      if (toBlock(answer)?.hash !== this.block.hash)
        throw new ChainFailure(
          'refused',
          `${endpoint.host}: block ${this.block.number} is another`,
        );
    }
  }
}

/** @param chain CAIP-2. @param urls of JSON-RPC servers of that chain, the first preferred */
export function createChainClient(
  chain: string,
  urls: readonly string[],
  options: EndpointOptions,
): ChainClient {
  const endpoints = urls.map((url) => new Endpoint(url, options));
  return {
    host: endpoints[0]!.host,
    async pin(mayAsk) {
      let failure: unknown;
      for (const endpoint of endpoints) {
        try {
          const block = toBlock((await endpoint.send([FINALIZED]))[0]);
          if (block) return new Pinned(chain, block, endpoints, mayAsk);
          failure = new ChainFailure('refused', `${endpoint.host}: it names no finalized block`);
        } catch (error) {
          if (!(error instanceof ChainFailure)) throw error;
          failure = error;
        }
      }
      throw failure;
    },
  };
}
