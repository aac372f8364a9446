import { backoff, RetryBudget } from './retry';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const LIMITS = { endpointFloor: 9, callerFloor: 3 };

/** How many of so many retries a caller gets. */
function spend(budget: RetryBudget, endpoint: string, caller: string, times: number, now = 0) {
  return Array.from({ length: times }, () => budget.spend(endpoint, caller, now)).filter(Boolean)
    .length;
}

describe('the pause before a retry', () => {
  it.each<[string, number, number, string | null, number]>([
    ['nothing at least', 0, 0, null, 0],
    ['up to 200 ms the first time', 0, 1, null, 200],
    ['twice as much each time', 2, 1, null, 800],
    ['five seconds at most', 9, 1, null, 5_000],
    ['the seconds that the server asks for', 0, 0.5, '7', 7_000],
    ['until the time that the server names', 0, 0.5, 'Sat, 21 Nov 2026 12:00:03 GMT', 3_000],
    ['nothing for a time that has passed', 0, 0.5, 'Sat, 21 Nov 2026 11:00:00 GMT', 0],
    ['its own for a wish that nobody understands', 0, 0.5, 'soon', 100],
  ])('is %s', (_, attempt, random, retryAfter, milliseconds) => {
    expect(backoff(attempt, random, retryAfter, NOW)).toBe(milliseconds);
  });
});

describe('the retry budget', () => {
  it('lets a quiet caller retry in full', () => {
    const budget = new RetryBudget(LIMITS);
    budget.countRequest('search', 'one', 0);
    expect(spend(budget, 'search', 'one', 3)).toBe(3);
  });

  it('gives a caller no more than its share, and leaves the rest to others', () => {
    const budget = new RetryBudget(LIMITS);
    expect(spend(budget, 'search', 'greedy', 100)).toBe(3);
    expect(spend(budget, 'search', 'other', 100)).toBe(3);
  });

  it('counts endpoints apart', () => {
    const budget = new RetryBudget(LIMITS);
    for (const caller of ['a', 'b', 'c']) expect(spend(budget, 'search', caller, 3)).toBe(3);
    expect(spend(budget, 'search', 'd', 3)).toBe(0);
    expect(spend(budget, 'overview', 'd', 3)).toBe(3);
  });

  it('is a tenth of the requests in a storm', () => {
    const budget = new RetryBudget(LIMITS);
    for (let at = 0; at < 1_000; at += 1) budget.countRequest('search', String(at), 0);
    const callers = Array.from({ length: 1_000 }, (_, at) => String(at));
    const spent = callers.map((caller) => spend(budget, 'search', caller, 3));
    expect(spent.reduce((sum, one) => sum + one, 0)).toBe(100);
  });

  it('is full again after ten seconds', () => {
    const budget = new RetryBudget(LIMITS);
    expect(spend(budget, 'search', 'one', 9)).toBe(3);
    expect(spend(budget, 'search', 'one', 9, 9_999)).toBe(0);
    expect(spend(budget, 'search', 'one', 9, 10_000)).toBe(3);
  });
});
