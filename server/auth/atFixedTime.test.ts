import { atFixedTime } from './atFixedTime';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const after = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** @returns when the answer came, in ms */
async function timeAnswer(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  let at = NaN;
  const done = atFixedTime(work).then(
    () => (at = performance.now()),
    () => (at = performance.now()),
  );
  await jest.advanceTimersByTimeAsync(2_000);
  await done;
  return Math.round(at - from);
}

it.each([
  [1, 250],
  [30, 250],
  [249, 250],
  [260, 500],
  [501, 750],
])('work of %i ms is answered after %i', async (ms, answeredAt) => {
  expect(await timeAnswer(() => after(ms))).toBe(answeredAt);
});

it('a refusal takes as long as a success', async () => {
  const refuse = async () => {
    await after(40);
    throw new Error('refused');
  };
  expect(await timeAnswer(refuse)).toBe(250);
});

it('hands on the result and the error', async () => {
  jest.useRealTimers();
  await expect(atFixedTime(async () => 'fine', 1)).resolves.toBe('fine');
  await expect(atFixedTime(() => Promise.reject(new Error('no')), 1)).rejects.toThrow('no');
});
