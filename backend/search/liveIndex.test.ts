import { IndexBuilder } from './IndexBuilder';
import { keepIndex } from './liveIndex';
import { invalidateCaches } from './shortCache';

function setUp() {
  let time = 0;
  let version = 1;
  let loads = 0;
  const state = { took: 0, ready: Promise.resolve() };
  const index = keepIndex(
    {
      version: async () => version,
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
