import { setImmediate as nextTick } from 'node:timers/promises';
import { RenderGate, type Turn } from './RenderGate';

const LIMITS = { atOnce: 1, waiting: 4, perNetwork: 2 };
let log: (string | number)[];
let gate: RenderGate;

beforeEach(() => {
  log = [];
  gate = new RenderGate(LIMITS);
});

async function enter(network: string, name = network): Promise<Turn> {
  const turn = await gate.enter(network);
  log.push('leave' in turn ? name : turn.status);
  return turn;
}
const leave = (turn: Turn) => 'leave' in turn && turn.leave();

describe('RenderGate', () => {
  it('lets networks take turns, however many requests each has queued', async () => {
    let inside = enter('a', 'a1');
    await inside;
    const waiting = [enter('a', 'a2'), enter('a', 'a3'), enter('b'), enter('c')];
    for (const at of [0, 2, 3, 1]) {
      leave(await inside);
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
    expect(log).toEqual(['a1', 503]);
  });

  it('keeps a browser that opens two dozen tabs waiting, and others only for one of them', async () => {
    gate = new RenderGate();
    const inside = await Promise.all([enter('a'), enter('a')]);
    const tabs = Array.from({ length: 24 }, () => enter('a'));
    await enter('a');
    const other = enter('b');
    leave(inside[0]!);
    leave(inside[1]!);
    await Promise.all([tabs[0], other]);
    expect(log).toEqual(['a', 'a', 503, 'a', 'b']);
    for (const tab of [other, ...tabs]) leave(await tab);
    expect(log.filter((entry) => entry === 'a')).toHaveLength(26);
    expect(gate.load).toEqual({ running: 0, waiting: 0 });
  });

  it('refuses when the whole queue is full', async () => {
    await enter('a');
    for (const network of ['b', 'c', 'd', 'e']) void enter(network);
    await enter('f');
    expect(log).toEqual(['a', 503]);
  });

  it('drops the last of the longest queue for a network with fewer', async () => {
    await enter('a', 'a1');
    void enter('a', 'a2');
    void enter('a', 'a3');
    void enter('b', 'b1');
    void enter('b', 'b2');
    void enter('c');
    await nextTick();
    expect(log).toEqual(['a1', 503]);
    void enter('d');
    await nextTick();
    expect(log).toEqual(['a1', 503, 503]);
    await enter('e');
    expect(log).toEqual(['a1', 503, 503, 503]);
  });

  it('frees a slot once, though both end and close arrive', async () => {
    const turn = await enter('a');
    leave(turn);
    leave(turn);
    await enter('b');
    void enter('c');
    await nextTick();
    expect(log).toEqual(['a', 'b']);
  });
});
