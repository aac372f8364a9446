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
function node(logs: object[] | null, most = Infinity) {
  const asked: { fromBlock: string; toBlock: string }[] = [];
  const askKept = async (method: string, first: unknown) => {
    if (method === 'eth_getTransactionByHash')
      return { kind: 'result', result: { from: sender, blockNumber: first } };
    const range = first as (typeof asked)[number];
    asked.push(range);
    const isTooWide = Number(range.toBlock) - Number(range.fromBlock) >= most;
    return logs && !isTooWide ? { kind: 'result', result: logs.splice(0) } : { kind: 'error' };
  };
  const timeOf = async (block: number) => block * 12;
  const block = { number: 30_000, hash: hash(0), timestamp: 0 };
  return { asked, node: { chain: 'eip155:1', block, askKept, timeOf } as unknown as PinnedNode };
}

describe('events of power since a look', () => {
  const read = (logs: object[] | null, since?: number) =>
    readPowerEvents(node(logs).node, [vault, other], since);

  it('have the time of their block and who sent their transaction', async () => {
    const found = await read([log(29_999)], 29_000);
    expect(found!.isWhole).toBe(true);
    expect(found!.events).toEqual([
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
      const found = await readPowerEvents(server.node, [vault], since);
      expect(found!.isWhole).toBe(since === 29_000);
      expect(server.asked[0]!.fromBlock).toBe(hex(from));
    }
  });

  it('leave out what is of another block, and what nobody asked for', async () => {
    const lies = [
      log(29_999, { transactionHash: hash(1) }),
      log(29_998, { address: sender }),
      log(29_997, { topics: [hash(7)] }),
    ];
    expect(await read(lies, 29_000)).toEqual({ events: [], isWhole: false });
  });

  it('of an address that emits many are the newest ten, and take none from others', async () => {
    const many = Array.from({ length: 40 }, (_, n) => log(20_000 + n));
    const found = await read([log(19_000, { address: other }), ...many], 15_000);
    expect(found!.isWhole).toBe(false);
    expect(found!.events.map(({ block }) => block)).toEqual([
      ...Array.from({ length: 10 }, (_, n) => 20_039 - n),
      19_000,
    ]);
  });

  it('are not known where the server gives no logs', async () => {
    expect(await read(null)).toBeNull();
  });

  it('are not known where it gives a few blocks at a time: that would be thousands of requests', async () => {
    const server = node([], 10);
    expect(await readPowerEvents(server.node, [vault], undefined)).toBeNull();
    expect(server.asked).toHaveLength(40);
    const near = node([], 10);
    expect(await readPowerEvents(near.node, [vault], 29_950)).toEqual({
      events: [],
      isWhole: true,
    });
  });
});
