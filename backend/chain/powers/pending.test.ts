import { Anvil } from '../../../testing/chain/Anvil';
import { createChainClient } from '../rpc/node';
import type { Node } from '../rpc/types';
import { listPending, QUEUED } from './pending';

const CHAIN = 'eip155:31337';
const DAY = 86_400;
const WORD = `0x${'0'.repeat(64)}`;
/** `pause()`, `unpause()` and `setFee(uint256)`, of zero. */
const [PAUSE, UNPAUSE, SET_FEE] = ['0x8456cb59', '0x3f4ba83a', `0x69fe0e2d${'0'.repeat(64)}`];

describe('what waits in a timelock', () => {
  let anvil: Anvil;
  let by: string;
  let target: string;
  beforeAll(async () => {
    anvil = await Anvil.start();
    by = anvil.accounts[1]!.toLowerCase();
    target = await anvil.deploy('Plain');
  }, 60_000);
  afterAll(() => anvil.stop());

  const pin = async () => {
    await anvil.settle();
    const options = { now: () => new Date(), wait: () => Promise.resolve() };
    return createChainClient(CHAIN, [anvil.url], options).pin();
  };
  const timeOf = async (block: string) =>
    Number(
      ((await anvil.rpc('eth_getBlockByNumber', block, false)) as { timestamp: string }).timestamp,
    );

  it('is what was scheduled, and neither cancelled nor done', async () => {
    const at = await anvil.deploy('TimelockController', DAY, [by], [by], by);
    const call = (name: string, ...args: unknown[]) =>
      anvil.call(by, at, 'TimelockController', name, ...args);
    const schedule = (data: string, delay: number) =>
      call('schedule', target, 0n, data, WORD, WORD, BigInt(delay));
    const value = '0x3fa4f245';
    await schedule(value, DAY);
    await anvil.rpc('evm_increaseTime', DAY + 1);
    await call('execute', target, 0n, value, WORD, WORD);
    const { logs } = await schedule(UNPAUSE!, DAY);
    await call('cancel', logs[0]!.topics[1]);
    await schedule(PAUSE!, 2 * DAY);
    const readyAt = (await timeOf('latest')) + 2 * DAY;
    await schedule('0x', DAY);
    const { isWhole, items } = await listPending(await pin(), [at]);
    expect(items).toEqual([
      { at, target, selector: null, readyAt: expect.any(Number) as number },
      { at, target, selector: PAUSE, readyAt },
    ]);
    expect(isWhole).toBe(true);
  });

  it('is what Compound’s has queued, by name or by data', async () => {
    const at = await anvil.deploy('CompoundTimelock', by, DAY);
    const eta = (await timeOf('latest')) + 5 * DAY;
    const queue = (signature: string, data: string) =>
      anvil.call(
        by,
        at,
        'CompoundTimelock',
        'queueTransaction',
        target,
        0n,
        signature,
        data,
        BigInt(eta),
      );
    await queue('pause()', '0x');
    await queue('', SET_FEE!);
    const waits = { at, target, readyAt: eta };
    const { items } = await listPending(await pin(), [at]);
    expect(items).toEqual([
      { ...waits, selector: PAUSE },
      { ...waits, selector: '0x69fe0e2d' },
    ]);
  });

  it('is nothing where events are none', async () => {
    const at = await anvil.deploy('Babbler');
    const node = await pin();
    expect(await node.logs(at, QUEUED)).toHaveLength(1);
    const none = { isWhole: true, items: [] };
    expect(await listPending(node, [at, by])).toEqual(none);
  });

  it('is not all where more was scheduled than is read, or no server says', async () => {
    const at = await anvil.deploy('TimelockController', DAY, [by], [by], by);
    const node = await pin();
    const silent = Object.create(node, { logs: { value: async () => null } }) as Node;
    expect(await listPending(silent, [at])).toEqual({ isWhole: false, items: [] });
    const log = { topics: [QUEUED], data: '0x', blockNumber: '0x1' };
    const many = { value: async () => Array.from({ length: 501 }, () => log) };
    const flooded = Object.create(node, { logs: many }) as Node;
    expect(await listPending(flooded, [at])).toEqual({ isWhole: false, items: [] });
  });
});
