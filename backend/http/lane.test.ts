import { Problem } from './problem';
import { createLane } from './lane';

const later = () => {
  let resolve!: (value: string) => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<string>((...both) => {
    [resolve, reject] = both;
  });
  return { work: jest.fn(() => promise), resolve, reject };
};

describe('a lane', () => {
  it('runs a limited number at once and the others in order', async () => {
    const inLane = createLane({ running: 2, waiting: 5 });
    const [a, b, c, d] = [later(), later(), later(), later()];
    const answers = [a, b, c, d].map(({ work }) => inLane(work));
    await Promise.resolve();
    expect([a, b, c, d].map(({ work }) => work.mock.calls.length)).toEqual([1, 1, 0, 0]);
    b.resolve('b');
    await answers[1];
    await Promise.resolve();
    expect([c, d].map(({ work }) => work.mock.calls.length)).toEqual([1, 0]);
    [a, c, d].forEach(({ resolve }, at) => resolve(`${at}`));
    expect(await Promise.all(answers)).toEqual(['0', 'b', '1', '2']);
  });

  it('refuses when the line is full, and says when to try again', async () => {
    const inLane = createLane({ running: 1, waiting: 1 });
    const [a, b, c] = [later(), later(), later()];
    const answers = [inLane(a.work), inLane(b.work)];
    await expect(inLane(c.work)).rejects.toMatchObject({
      code: 'unavailable',
      retryAfterSeconds: 1,
    });
    await expect(inLane(c.work)).rejects.toBeInstanceOf(Problem);
    expect(c.work).not.toHaveBeenCalled();
    a.resolve('a');
    b.resolve('b');
    expect(await Promise.all(answers)).toEqual(['a', 'b']);
  });

  it('goes on after work that failed', async () => {
    const inLane = createLane({ running: 1, waiting: 1 });
    const failing = later();
    const first = inLane(failing.work);
    const second = inLane(() => Promise.resolve('second'));
    failing.reject(new Error('broken'));
    await expect(first).rejects.toThrow('broken');
    expect(await second).toBe('second');
  });
});
