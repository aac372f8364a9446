import { toEventSelector } from 'viem';
import { readPowerEvents } from './powerEvents';
import type { PinnedNode } from './rpc/types';

const PAUSED = toEventSelector('Paused(address)');
const [vault, other, sender] = ['1', '2', '9'].map((n) => `0x${n.repeat(40)}`) as [
  string,
  string,
  string,
];
const hex = (n: number): string => `0x${n.toString(16)}`;
const hash = (n: number): string => `0x${n.toString(16).padStart(64, '0')}`;

const log = (block: number, more: object = {}) => ({
  ...{ address: vault, topics: [PAUSED], transactionHash: hash(block) },
  ...{ blockNumber: hex(block), logIndex: '0x0', ...more },
});

/** Each block has one transaction, of its own number. */
function node(logs: object[] | null) {
  const asked: { fromBlock?: string }[] = [];
  const ask = async (method: string, first: unknown) => {
    if (method === 'eth_getLogs') {
      asked.push(first as object);
      return logs ? { kind: 'result', result: logs.splice(0) } : { kind: 'error' };
    }
    const number = Number(first);
    const transactions = [
      { hash: hash(number), from: sender, to: vault, input: '0x', transactionIndex: '0x0' },
    ];
    return { kind: 'result', result: { hash: hash(0), timestamp: hex(number * 12), transactions } };
  };
  const given = { chain: 'eip155:1', block: { number: 30_000, hash: hash(0), timestamp: 0 }, ask };
  return { asked, node: given as unknown as PinnedNode };
}

describe('events of power since a look', () => {
  const read = (logs: object[] | null, since?: number) =>
    readPowerEvents(node(logs).node, [vault, other], since);

  it('have the time of their block and who sent their transaction', async () => {
    expect(await read([log(29_999)])).toEqual([
      {
        ...{ address: vault, topic: PAUSED, tx: hash(29_999), position: 0 },
        ...{ block: 29_999, name: 'Paused(address)', at: 29_999 * 12, from: sender },
      },
    ]);
  });

  it('are asked for from the block after it, and not too far back', async () => {
    for (const [since, from] of [
      [29_000, 29_001],
      [5, 10_000],
      [undefined, 10_000],
    ] as const) {
      const server = node([]);
      await readPowerEvents(server.node, [vault], since);
      expect(server.asked[0]!.fromBlock).toBe(hex(from));
    }
  });

  it('leave out what no block has, and what nobody asked for', async () => {
    const lies = [
      log(29_999, { transactionHash: hash(1) }),
      log(29_998, { address: sender }),
      log(29_997, { topics: [hash(7)] }),
    ];
    expect(await read(lies)).toEqual([]);
  });

  it('of an address that emits many are the newest ten, and take none from others', async () => {
    const many = Array.from({ length: 40 }, (_, n) => log(20_000 + n));
    const found = await read([log(19_000, { address: other }), ...many]);
    expect(found!.map(({ block }) => block)).toEqual([
      ...Array.from({ length: 10 }, (_, n) => 20_039 - n),
      19_000,
    ]);
  });

  it('are not known where the server gives no logs', async () => {
    expect(await read(null)).toBeNull();
  });
});
