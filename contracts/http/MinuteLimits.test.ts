import { MinuteLimits, type MinuteLimit, type Reserve } from './MinuteLimits';

const NOON = Date.parse('2026-11-22T12:00:00Z');
const EACH: MinuteLimit = { most: 20, counted: 'each' };
const BLOCKS: MinuteLimit = { most: 300, counted: 'in blocks' };

let counts: Map<string, number>;
let asked: number;
const reserve: Reserve = async (key, calls, minute) => {
  asked += 1;
  const at = `${minute.toISOString()} ${key}`;
  counts.set(at, (counts.get(at) ?? 0) + calls);
  return counts.get(at)!;
};
const start = () => new MinuteLimits(reserve);
const down = () =>
  new MinuteLimits(async () => {
    throw new Error('down');
  });

beforeEach(() => {
  counts = new Map();
  asked = 0;
});

async function countAllowed(
  processes: MinuteLimits[],
  limit: MinuteLimit,
  calls: number,
  now = NOON,
): Promise<number> {
  const taken = await Promise.all(
    Array.from({ length: calls }, (_, n) => processes[n % processes.length]!.take('a', limit, now)),
  );
  return taken.filter(({ within }) => within).length;
}

describe('calls that count each', () => {
  it.each([1, 2, 5])('are as many as the limit in %i processes together', async (processes) => {
    expect(await countAllowed(Array.from({ length: processes }, start), EACH, 200)).toBe(20);
  });

  it('are as many one after the other', async () => {
    const [one, two] = [start(), start()];
    for (let n = 0; n < 20; n += 1)
      expect((await (n % 2 ? one : two).take('a', EACH, NOON)).within).toBe(true);
    expect((await one.take('a', EACH, NOON)).within).toBe(false);
    expect((await two.take('a', EACH, NOON)).within).toBe(false);
  });

  it('cost nothing once they are refused', async () => {
    const one = start();
    await countAllowed([one], EACH, 30);
    const before = asked;
    expect(await countAllowed([one], EACH, 2_000)).toBe(0);
    expect(asked).toBe(before);
    expect(one.refusal('a', NOON)).toMatchObject({ within: false });
    expect(one.refusal('b', NOON)).toBeUndefined();
    expect(one.refusal('a', NOON + 60_000)).toBeUndefined();
  });

  it('fail when they cannot be counted', async () => {
    await expect(down().take('a', EACH, NOON)).rejects.toThrow('down');
  });
});

describe('calls that count in blocks', () => {
  it.each([
    [1, 300],
    [2, 330],
    [4, 390],
  ])(
    'of %i processes are at most %i: a tenth more for each after the first',
    async (processes, most) => {
      const all = Array.from({ length: processes }, start);
      expect(await countAllowed(all, BLOCKS, 2_000)).toBe(most);
    },
  );

  it('cost nothing up to a tenth, and one count for each further tenth', async () => {
    const one = start();
    expect(await countAllowed([one], BLOCKS, 30)).toBe(30);
    expect(asked).toBe(0);
    for (let n = 0; n < 1_000; n += 1) await one.take('a', BLOCKS, NOON);
    expect(asked).toBe(9);
  });

  it('say how many are left', async () => {
    const one = start();
    const left: number[] = [];
    for (let n = 0; n < 301; n += 1) left.push((await one.take('a', BLOCKS, NOON)).remaining);
    expect(left).toEqual([...Array.from({ length: 300 }, (_, n) => 299 - n), 0]);
  });

  it('go on alone when they cannot be counted, to the limit', async () => {
    expect(await countAllowed([down()], BLOCKS, 1_000)).toBe(300);
  });

  it.each([1, 7, 19])('keep a limit of %i', async (most) => {
    expect(await countAllowed([start()], { most, counted: 'in blocks' }, 100)).toBe(most);
  });
});

describe('a minute', () => {
  it('ends, and the count starts over', async () => {
    const one = start();
    expect(await countAllowed([one], EACH, 30, NOON + 59_999)).toBe(20);
    expect(await one.take('a', EACH, NOON + 59_999)).toEqual({
      within: false,
      remaining: 0,
      endsAt: new Date(NOON + 60_000),
    });
    expect((await one.take('a', EACH, NOON + 60_000)).within).toBe(true);
  });

  it('counts each key by itself', async () => {
    const one = start();
    await countAllowed([one], EACH, 30);
    expect((await one.take('b', EACH, NOON)).within).toBe(true);
  });
});
