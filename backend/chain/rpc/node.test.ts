import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createChainClient } from './node';

interface Rpc {
  id: number;
  method: string;
  params: unknown[];
}
type Answer = { result?: unknown; error?: { code: number; message: string; data?: string } };

const HASH = `0x${'a'.repeat(64)}`;
const block = (hash = HASH) => ({ result: { number: '0x64', hash, timestamp: '0x6553f100' } });

/** A server of chain 1 at block 100, whose addresses have their own number as code. */
class Server {
  readonly requests: Rpc[][] = [];
  /** In place of the usual answer. */
  lie: (call: Rpc, batch: readonly Rpc[]) => Answer | undefined = () => undefined;
  fault: (batch: readonly Rpc[]) => [number, string, Record<string, string>?] | undefined = () =>
    undefined;
  url = '';
  private readonly server = createServer((request, response) => void this.serve(request, response));

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/s3cret`;
    return this;
  }

  get host(): string {
    return new URL(this.url).host;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = JSON.parse(Buffer.concat(parts).toString()) as Rpc | Rpc[];
    const batch = [body].flat();
    this.requests.push(batch);
    const [status, text, headers] = this.fault(batch) ?? [200, undefined];
    response.writeHead(status, headers);
    const answers = batch.map((call) => ({
      ...{ jsonrpc: '2.0', id: call.id },
      ...(this.lie(call, batch) ?? this.usual(call)),
    }));
    // In another order.
    response.end(text ?? JSON.stringify(Array.isArray(body) ? answers.reverse() : answers[0]));
  }

  private usual({ method, params }: Rpc): Answer {
    if (method === 'eth_chainId') return { result: '0x1' };
    if (method === 'eth_getBlockByNumber') return block();
    return { result: params[0] };
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }
}

describe('a chain at one block', () => {
  let first: Server;
  let second: Server;
  let waits: number[];
  beforeEach(async () => {
    [first, second] = [await new Server().start(), await new Server().start()];
    waits = [];
  });
  afterEach(async () => {
    await first.close();
    await second.close();
  });

  const pin = (...servers: Server[]) =>
    createChainClient(
      'eip155:1',
      servers.map(({ url }) => url),
      {
        now: () => new Date('2026-11-21T12:00:00Z'),
        wait: async (ms) => {
          waits.push(ms);
        },
      },
    ).pin();
  const codes = (count: number) => Array.from({ length: count }, (_, n) => `0x${n}`);
  const sizes = ({ requests }: Server) =>
    requests.flatMap((batch) => (batch[0]?.method === 'eth_getCode' ? [batch.length] : []));

  it('asks together what is asked in one tick, once, at the pinned block', async () => {
    const node = await pin(first);
    expect(node.block).toEqual({ number: 100, hash: HASH, timestamp: 1_700_000_000 });
    const asked = codes(60);
    const answers = await Promise.all([...asked, ...asked].map((one) => node.code(one)));
    expect(answers).toEqual([...asked, ...asked]);
    expect(sizes(first)).toEqual([50, 10]);
    expect(first.requests.flat().at(-1)!.params[1]).toBe('0x64');
    expect(node.hosts).toEqual([first.host]);
  });

  const isLong = (batch: readonly Rpc[]) => JSON.stringify(batch).includes('0xbad');

  it('takes 11 MB of one contract for no answer, and asks of the others as before', async () => {
    const node = await pin(first);
    first.fault = (batch) => (isLong(batch) ? [200, ' '.repeat(11_000_000)] : undefined);
    const call = (to: string) => node.call({ to, data: '0x' });
    const [bad, logs, ...others] = await Promise.all([
      call('0xbad'),
      node.logs('0xbad', '0x1'),
      ...codes(8).map(call),
    ]);
    expect(bad).toEqual({ ok: false, data: '0x' });
    expect(logs).toBeNull();
    expect(others.every(({ ok }) => ok)).toBe(true);
    await Promise.all(codes(20).map((one) => node.code(one)));
    expect(sizes(first).at(-1)).toBe(20);
  });

  it('calls as nobody that a contract could know', async () => {
    const [one, other] = [(await pin(first)).actors, (await pin(first)).actors];
    const all = [one, other].flatMap((actors) => Object.values(actors));
    expect(new Set(all).size).toBe(all.length);
  });

  it.each<[string, Server['fault']]>([
    ['413', (batch) => (batch.length > 3 ? [413, ''] : undefined)],
    ['one error for a batch', (batch) => (batch.length > 3 ? [200, '{"error":{}}'] : undefined)],
  ])('halves batches that are answered with %s, and remembers', async (_what, fault) => {
    const node = await pin(first);
    first.fault = fault;
    expect(await Promise.all(codes(7).map((one) => node.code(one)))).toEqual(codes(7));
    expect(sizes(first)).toEqual([7, 7, 3, 3, 1]);
    await Promise.all(codes(4).map((one) => node.slot(one, '0x0')));
    expect(first.requests.slice(-2).map(({ length }) => length)).toEqual([3, 1]);
  });

  it('waits as long as it is asked to, and asks the other where that is too long', async () => {
    let left = 1;
    first.fault = () => ((left -= 1) < 0 ? undefined : [429, '', { 'retry-after': '2' }]);
    const node = await pin(first, second);
    expect(waits).toEqual([2_000]);
    first.fault = () => [429, '', { 'retry-after': '600' }];
    expect(await node.code('0x1')).toBe('0x1');
    expect(node.hosts).toEqual([second.host]);
  });

  it.each<[string, Answer]>([
    ['has dropped the state', { error: { code: -32000, message: 'missing trie node' } }],
    ['names a limit', { error: { code: -32005, message: 'rate limit' } }],
    ['fails', { error: { code: -32603, message: 'internal' } }],
  ])('asks the other what the first %s of', async (_what, answer) => {
    const node = await pin(first, second);
    first.lie = ({ method, params }) =>
      method === 'eth_getCode' && params[0] === '0x1' ? answer : undefined;
    expect(await Promise.all(codes(3).map((one) => node.code(one)))).toEqual(codes(3));
    expect(sizes(second)).toEqual([1]);
  });

  it.each<[string, Server['lie']]>([
    ['another chain', ({ method }) => (method === 'eth_chainId' ? { result: '0x2' } : undefined)],
    [
      'another block',
      ({ method, params }) =>
        method === 'eth_getBlockByNumber' && params[0] === '0x64' ? block('0xb') : undefined,
    ],
  ])('takes nothing from a server of %s', async (_what, lie) => {
    first.lie = lie;
    const alone = await pin(first);
    await expect(alone.code('0x1')).rejects.toMatchObject({ outcome: 'refused' });
    const both = await pin(first, second);
    expect(await both.code('0x1')).toBe('0x1');
    expect(both.hosts).toEqual([second.host]);
  });

  it('tells a revert from a failure, and what a server cannot from what is so', async () => {
    const node = await pin(first);
    first.lie = ({ method }) => {
      if (method === 'eth_call')
        return { error: { code: 3, message: 'execution reverted', data: '0x12' } };
      const isKnown = method === 'eth_chainId' || method === 'eth_getBlockByNumber';
      return isKnown ? undefined : { error: { code: -32601, message: 'no such method' } };
    };
    expect(await node.call({ to: '0x1', data: '0x' })).toEqual({ ok: false, data: '0x12' });
    expect(await node.simulate([], {})).toBeNull();
    expect(await node.logs('0x1', '0x2')).toBeNull();
    await expect(node.code('0x1')).rejects.toMatchObject({ outcome: 'refused' });
  });

  it('simulates for callers with coins, who pay for gas, and share it in one block', async () => {
    const node = await pin(first);
    const call = { from: '0x1', to: '0x2', data: '0x' };
    await node.simulate(
      [
        { time: 1, calls: [call] },
        { time: 2, calls: [call, call] },
      ],
      { '0x1': { code: '0x3' } },
    );
    const [given] = first.requests.at(-1)![0]!.params as [{ blockStateCalls: object[] }];
    const paid = { ...call, gasPrice: expect.stringMatching(/^0x[1-9a-f]/) };
    expect(given.blockStateCalls).toMatchObject([
      { stateOverrides: { '0x1': { code: '0x3', balance: expect.any(String) } }, calls: [paid] },
      { calls: [1, 2].map(() => ({ ...paid, gas: '0xf4240' })) },
    ]);
    expect(given.blockStateCalls[0]).not.toHaveProperty('calls.0.gas');
  });

  it('is discarded when its block is another at the end', async () => {
    const node = await pin(first);
    await node.code('0x1');
    await expect(node.settle()).resolves.toBeUndefined();
    first.lie = ({ method }) => (method === 'eth_getBlockByNumber' ? block('0xb') : undefined);
    await expect(node.settle()).rejects.toThrow('block 100 is another');
  });

  const lied = (method: string): Server['lie'] => {
    return (call) => (call.method === method ? { result: '0x7' } : undefined);
  };

  it('is discarded when another server says something else of it', async () => {
    const node = await pin(first, second);
    await Promise.all([node.code('0x1'), node.slot('0x1', '0x0')]);
    second.lie = lied('eth_getStorageAt');
    await expect(node.settle()).rejects.toThrow(
      `${first.host} and ${second.host} answer eth_getStorageAt differently`,
    );
  });

  it('rests on both where they say the same, and on one where the other cannot say', async () => {
    const node = await pin(first, second);
    await node.code('0x1');
    await node.settle();
    expect(node.hosts).toEqual([first.host, second.host]);
    const alone = await pin(first, second);
    await alone.code('0x1');
    second.fault = () => [500, ''];
    await alone.settle();
    expect(alone.hosts).toEqual([first.host]);
  });

  it.each<[string, Server['fault'], string]>([
    ['500', () => [500, ''], 'unreachable'],
    ['401', () => [401, ''], 'refused'],
    ['half a body', () => [200, '{"result":'], 'malformed'],
  ])('fails with %s, and never with an address', async (_what, fault, outcome) => {
    first.fault = fault;
    const failed = await pin(first).catch((error: Error) => error);
    expect(failed).toMatchObject({ outcome });
    expect(String(failed)).not.toContain('s3cret');
  });
});
