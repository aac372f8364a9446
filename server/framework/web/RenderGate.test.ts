import { setImmediate as nextTick } from 'node:timers/promises';
import { RenderGate, type Leave } from './RenderGate';

const LIMITS = { atOnce: 1, waiting: 4, perNetwork: 2 };
let log: string[];
let gate: RenderGate;

beforeEach(() => {
  log = [];
  gate = new RenderGate(LIMITS);
});

async function enter(network: string, name = network): Promise<Leave | undefined> {
  const leave = await gate.enter(network);
  log.push(leave ? name : 'refused');
  return leave;
}

describe('RenderGate', () => {
  it('lets networks take turns, however many requests each has queued', async () => {
    let inside = enter('a', 'a1');
    await inside;
    const waiting = [enter('a', 'a2'), enter('a', 'a3'), enter('b'), enter('c')];
    for (const at of [0, 2, 3, 1]) {
      (await inside)?.();
      inside = waiting[at]!;
      await inside;
    }
    expect(log).toEqual(['a1', 'a2', 'b', 'c', 'a3']);
  });

  it('refuses a network whose queue is full, and admits others', async () => {
    await enter('a', 'a1');
    void enter('a', 'a2');
    void enter('a', 'a3');
    await enter('a', 'a4');
    void enter('b');
    await nextTick();
    expect(log).toEqual(['a1', 'refused']);
  });

  it('keeps a browser that opens two dozen tabs waiting, and others only for one of them', async () => {
    gate = new RenderGate();
    const inside = await Promise.all([enter('a'), enter('a')]);
    const tabs = Array.from({ length: 24 }, () => enter('a'));
    await enter('a');
    const other = enter('b');
    inside[0]!();
    inside[1]!();
    await Promise.all([tabs[0], other]);
    expect(log).toEqual(['a', 'a', 'refused', 'a', 'b']);
    for (const tab of [other, ...tabs]) (await tab)?.();
    expect(log.filter((entry) => entry === 'a')).toHaveLength(26);
    expect(gate.load).toEqual({ running: 0, waiting: 0 });
  });

  it('refuses when the whole queue is full', async () => {
    await enter('a');
    for (const network of ['b', 'c', 'd', 'e']) void enter(network);
    await enter('f');
    expect(log).toEqual(['a', 'refused']);
  });

  it('drops the last of the longest queue for a network with fewer', async () => {
    await enter('a', 'a1');
    void enter('a', 'a2');
    void enter('a', 'a3');
    void enter('b', 'b1');
    void enter('b', 'b2');
    void enter('c');
    await nextTick();
    expect(log).toEqual(['a1', 'refused']);
    void enter('d');
    await nextTick();
    expect(log).toEqual(['a1', 'refused', 'refused']);
    await enter('e');
    expect(log).toEqual(['a1', 'refused', 'refused', 'refused']);
  });

  it('frees a slot once, though both end and close arrive', async () => {
    const leave = await enter('a');
    leave!();
    leave!();
    await enter('b');
    void enter('c');
    await nextTick();
    expect(log).toEqual(['a', 'b']);
  });
});
