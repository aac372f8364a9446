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
