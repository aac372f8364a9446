import { CallCounts } from './CallCounts';

const MINUTE_MS = 60_000;

describe('CallCounts', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-23T12:00:00Z') }));
  afterEach(() => jest.useRealTimers());

  const count = (counts: CallCounts, key = 'a') => {
    let seen: { current: number; ttl: number } | undefined;
    counts.incr(key, (_, result) => (seen = result), MINUTE_MS);
    return seen!;
  };

  it('counts each caller in a window that begins with its first call', () => {
    const counts = new CallCounts();
    expect([count(counts), count(counts), count(counts, 'b')]).toMatchObject([
      { current: 1, ttl: MINUTE_MS },
      { current: 2 },
      { current: 1 },
    ]);
    jest.advanceTimersByTime(MINUTE_MS - 1);
    expect(count(counts)).toEqual({ current: 3, ttl: 1 });
    jest.advanceTimersByTime(1);
    expect(count(counts).current).toBe(1);
  });

  it('does not hear of a clock that is set back', () => {
    const counts = new CallCounts();
    count(counts);
    jest.setSystemTime(Date.parse('2026-11-22T12:00:00Z'));
    jest.advanceTimersByTime(MINUTE_MS);
    expect(count(counts).current).toBe(1);
  });

  it('counts each route by itself', () => {
    const counts = new CallCounts();
    count(counts);
    expect(count(counts.child()).current).toBe(1);
  });
});
