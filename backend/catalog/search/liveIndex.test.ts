import { IndexBuilder } from './IndexBuilder';
import { keepIndex } from './liveIndex';
import type { Changes } from './readChanges';
import { invalidateCaches } from './shortCache';

function setUp() {
  let time = 0;
  let version = 1;
  let loads = 0;
  const state = { took: 0, ready: Promise.resolve() };
  const index = keepIndex(
    {
      version: async () => version,
      changesAfter: async () => undefined,
      change: async (base) => base,
      load: async () => {
        loads += 1;
        await state.ready;
        time += state.took;
        return new IndexBuilder().build(() => undefined);
      },
    },
    () => new Date(time),
  );
  return {
    index,
    now: () => new Date(time),
    state,
    loads: () => loads,
    change: () => {
      version += 1;
    },
    pass: (ms: number) => {
      time += ms;
    },
  };
}

describe('an index that is kept', () => {
  it('is loaded once, and again when polling finds a change', async () => {
    const { index, loads, change } = setUp();
    const [one, other] = await Promise.all([index.current(), index.current()]);
    expect(other).toBe(one);
    change();
    expect(await index.current()).toBe(one);
    await index.look();
    expect(await index.current()).not.toBe(one);
    await index.look();
    expect(loads()).toBe(2);
  });

  it('follows a change of its own process without polling', async () => {
    const { index, loads, change } = setUp();
    await index.current();
    change();
    invalidateCaches();
    await index.current();
    expect(loads()).toBe(2);
  });

  it('says so while the first load takes long', async () => {
    const { index, state } = setUp();
    let ready: () => void = () => undefined;
    state.ready = new Promise((resolve) => (ready = resolve));
    await expect(index.current()).rejects.toMatchObject({ code: 'unavailable' });
    ready();
    expect((await index.current()).size).toBe(0);
  });

  it('answers from the last one while a newer one takes long', async () => {
    const { index, state, loads, change } = setUp();
    const first = await index.current();
    let ready: () => void = () => undefined;
    state.ready = new Promise((resolve) => (ready = resolve));
    change();
    await index.look();
    await index.look();
    expect(await index.current()).toBe(first);
    expect(loads()).toBe(2);
    ready();
    await new Promise(setImmediate);
    expect(await index.current()).not.toBe(first);
  });

  it('rests after a load, four times as long as it took', async () => {
    const { index, state, loads, change, pass } = setUp();
    state.took = 2_000;
    await index.current();
    change();
    pass(7_999);
    await index.look();
    expect(loads()).toBe(1);
    pass(1);
    await index.look();
    expect(loads()).toBe(2);
  });

  it('answers from the last one while the store fails, and tries again', async () => {
    const { index, state, change } = setUp();
    const first = await index.current();
    change();
    invalidateCaches();
    state.ready = Promise.reject(new Error('down'));
    expect(await index.current()).toBe(first);
    state.ready = Promise.resolve();
    expect(await index.current()).not.toBe(first);
  });

  it('passes on why there is none', async () => {
    const { index, state } = setUp();
    state.ready = Promise.reject(new Error('down'));
    await expect(index.current()).rejects.toThrow('down');
    state.ready = Promise.resolve();
    expect((await index.current()).size).toBe(0);
  });
});

describe('an index whose changes are known', () => {
  const NAMED = { projectIds: ['a'], others: false };

  function setUpChanges() {
    const parts = setUp();
    const asked: string[][] = [];
    const state = {
      changes: { ...NAMED, version: 2 } as Changes | undefined,
      version: 1,
      loads: 0,
    };
    const index = keepIndex(
      {
        version: async () => state.version,
        changesAfter: async () => state.changes,
        load: async () => {
          state.loads += 1;
          parts.pass(1_000);
          return new IndexBuilder().build(() => undefined);
        },
        change: async (base, ids) => {
          asked.push([...ids]);
          return base.hiding(new Set());
        },
      },
      parts.now,
    );
    return { index, state, asked, pass: parts.pass };
  }

  it('takes them in without a load, also while it rests', async () => {
    const { index, state, asked } = setUpChanges();
    const first = await index.current();
    state.version = 2;
    await index.look();
    expect(await index.current()).not.toBe(first);
    state.changes = { projectIds: ['b'], others: false, version: 3 };
    state.version = 3;
    await index.look();
    expect([asked, state.loads]).toEqual([[['a'], ['a', 'b']], 1]);
  });

  it.each<[string, Changes | undefined]>([
    ['some are not known', undefined],
    ['others changed too', { ...NAMED, others: true, version: 2 }],
    [
      'there are too many',
      { projectIds: Array.from({ length: 5_001 }, (_, n) => String(n)), others: false, version: 2 },
    ],
  ])('loads everything after its rest when %s', async (_, changes) => {
    const { index, state, pass } = setUpChanges();
    await index.current();
    state.changes = changes;
    state.version = 2;
    await index.look();
    expect(state.loads).toBe(1);
    pass(4_000);
    await index.look();
    expect(state.loads).toBe(2);
    await index.look();
    expect(state.loads).toBe(2);
  });
});
