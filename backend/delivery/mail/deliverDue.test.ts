import { retryMs } from './deliverDue';

describe('the pause before the next try', () => {
  it.each([
    [1, 1_000],
    [2, 2_000],
    [5, 16_000],
    [10, 512_000],
    [11, 900_000],
    [500, 900_000],
  ])('after %d failed ones is %d ms', (attempts, ms) => {
    expect(retryMs(attempts)).toBe(ms);
  });
});
