import { remember } from './remember';

describe('remember', () => {
  it('loads a key once for simultaneous callers', async () => {
    const load = jest.fn(async (key: string) => ({ key }));
    const read = remember(60_000, load);
    expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual([
      { key: 'a' },
      { key: 'a' },
      { key: 'b' },
    ]);
    expect(load).toHaveBeenCalledTimes(2);
    await read('a');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('fails when there has never been an answer, saying why, and does not keep the failure', async () => {
    const load = jest
      .fn<Promise<{ n: number }>, [string]>()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValueOnce({ n: 1 });
    const read = remember(60_000, load);
    await expect(read()).rejects.toThrow('down');
    await expect(read()).resolves.toEqual({ n: 1 });
  });

  it('gives the last good answer while a new one fails', async () => {
    const load = jest
      .fn<Promise<{ n: number }>, [string]>()
      .mockResolvedValueOnce({ n: 1 })
      .mockRejectedValue(new Error('down'));
    const read = remember(1, load);
    await read();
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000);
    await expect(read()).resolves.toEqual({ n: 1 });
    jest.restoreAllMocks();
  });

  it.each([
    ['is given at once', 5_000, 1],
    ['is waited for', 20_000, 2],
  ])('what is stale %s when it is %i ms old', async (_, age, wanted) => {
    let n = 0;
    const load = jest.fn(async () => ({ n: (n += 1) }));
    const read = remember(1_000, load, 10_000);
    await read();
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + age);
    await expect(read()).resolves.toEqual({ n: wanted });
    expect(load).toHaveBeenCalledTimes(2);
    jest.restoreAllMocks();
  });

  it('gives the last good answer when the new one is waited for and fails', async () => {
    const load = jest
      .fn<Promise<{ n: number }>, [string]>()
      .mockResolvedValueOnce({ n: 1 })
      .mockRejectedValue(new Error('down'));
    const read = remember(1, load, 2);
    await read();
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000);
    await expect(read()).resolves.toEqual({ n: 1 });
    jest.restoreAllMocks();
  });
});
