import { createShortCache, invalidateCaches } from './shortCache';

function setUp() {
  let time = Date.UTC(2026, 0, 1);
  let loads = 0;
  const cache = createShortCache<number>({
    milliseconds: 1_000,
    most: 2,
    now: () => new Date(time),
  });
  return {
    ask: (key = 'a') =>
      cache.get(key, async () => {
        loads += 1;
        return loads;
      }),
    pass: (ms: number) => {
      time += ms;
    },
    cache,
  };
}

describe('a short cache', () => {
  it('answers equal questions once, also those that arrive while it loads', async () => {
    const { ask } = setUp();
    expect(await Promise.all([ask(), ask(), ask('b'), ask()])).toEqual([1, 1, 2, 1]);
  });

  it('loads anew when the time is up, when it is forgotten and when all are invalidated', async () => {
    const { ask, pass, cache } = setUp();
    await ask();
    pass(999);
    expect(await ask()).toBe(1);
    pass(1);
    expect(await ask()).toBe(2);
    cache.forget();
    expect(await ask()).toBe(3);
    invalidateCaches();
    expect(await ask()).toBe(4);
  });

  it('caches no failure, and no more answers than its limit', async () => {
    const { ask, cache } = setUp();
    await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await ask('a')).toBe(1);
    await ask('b');
    await ask('c');
    expect(await ask('a')).toBe(4);
  });
});
