import { afterFailure, isLocked, LONGEST_MS, type Failures } from './lockout';

const at = (ms: number): Date => new Date(Date.UTC(2026, 10, 21) + ms);

function failed(times: number): Failures {
  let state: Failures | undefined;
  for (let n = 0; n < times; n += 1) state = afterFailure(state, state?.lockedUntil ?? at(0));
  return state!;
}

describe('the back-off of failed sign-ins', () => {
  it.each([
    [1, 0],
    [4, 0],
    [5, 1_000],
    [6, 2_000],
    [7, 4_000],
    [10, 32_000],
    [14, 512_000],
    [15, LONGEST_MS],
  ])('after %d failures in a row it is %d ms', (times, wait) => {
    const { lastAt, lockedUntil } = failed(times);
    expect(lockedUntil.getTime() - lastAt.getTime()).toBe(wait);
  });

  it('ends on time', () => {
    const state = afterFailure(failed(4), at(0));
    expect(isLocked(state, at(999))).toBe(true);
    expect(isLocked(state, at(1_000))).toBe(false);
    expect(isLocked(undefined, at(0))).toBe(false);
  });

  it('lasts at most as long as it is remembered', () => {
    expect(failed(16)).toMatchObject({ failures: 1 });
  });

  it('does not lock for a day when the clock is set back by a day', () => {
    const state = failed(15);
    const dayBefore = at(-24 * 3_600_000);
    expect(isLocked(state, dayBefore)).toBe(false);
    expect(afterFailure(state, dayBefore).failures).toBe(1);
  });

  it('is forgotten after 15 minutes without a failure', () => {
    const state = afterFailure(failed(4), at(0));
    expect(afterFailure(state, at(LONGEST_MS - 1)).failures).toBe(6);
    expect(afterFailure(state, at(LONGEST_MS)).failures).toBe(1);
  });
});
