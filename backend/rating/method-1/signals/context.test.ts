import { fact, rated, rateSignal } from '../../../../testing/builders/facts';
import type { Facts } from '../types';
import { METHOD_1_0 } from '../blueprint';
import { lowerYesPercentage, wilsonLower } from '../../wilson';

describe('market', () => {
  it.each<[string, number, NonNullable<Facts['market']>['value']]>([
    ['exchanges', 0, { exchanges: 0 }],
    ['exchanges', 0, { exchanges: 1 }],
    // ln 7 ÷ ln 50
    ['exchanges', 0.4974, { exchanges: 7 }],
    ['exchanges', 1, { exchanges: 50 }],
    ['exchanges', 1, { exchanges: 500 }],
    ['liquidity', 0, { liquidityUsd: 10_000 }],
    ['liquidity', 0.25, { liquidityUsd: 100_000 }],
    ['liquidity', 0.5, { liquidityUsd: 1_000_000 }],
    ['liquidity', 1, { liquidityUsd: 100_000_000 }],
    ['volatility', 1, { volatility30d: 0 }],
    ['volatility', 1, { volatility30d: 0.01 }],
    // 1 − ln 5 ÷ ln 20
    ['volatility', 0.4628, { volatility30d: 0.05 }],
    ['volatility', 0, { volatility30d: 0.2 }],
    ['holders', 0, { holders: 100 }],
    ['holders', 0.5, { holders: 10_000 }],
    ['holders', 1, { holders: 1_000_000 }],
  ])('%s: %d', (id, points, market) => {
    expect(rateSignal(id, { market: fact(market) }).points).toBe(points);
  });

  it('leaves a part that is not known unknown', () => {
    expect(rateSignal('holders', { market: fact({ exchanges: 3, holders: null }) }).state).toBe(
      'unknown',
    );
    expect(rateSignal('liquidity', { market: fact({ exchanges: 3 }) }).state).toBe('unknown');
  });
});

describe('community', () => {
  it.each<[number, number, number]>([
    // Wilson, z = 1.96: 1 of 1 is (1 + 1.9208 − 1.9208) ÷ 4.8416
    [1, 0, 0.2065],
    [10, 0, 0.7225],
    [100, 0, 0.963],
    [50, 50, 0.4038],
    [0, 10, 0],
  ])('votes, %d yes and %d no: %d', (yes, no, points) => {
    expect(rateSignal('votes', { votes: fact({ yes, no }) }).points).toBe(points);
  });

  it('counts no votes as unknown', () => {
    expect(rateSignal('votes', { votes: fact({ yes: 0, no: 0 }) }).state).toBe('unknown');
  });

  it('trusts the same share more, the more votes there are', () => {
    expect(wilsonLower(90, 100, 1.96)).toBeGreaterThan(wilsonLower(9, 10, 1.96));
  });

  it.each([
    [0, 0, null],
    [1, 0, 20.6],
    [0, 3, 0],
    [16, 4, 58.3],
  ])('shows %d yes and %d no votes elsewhere as the signal does', (yes, no, percentage) => {
    expect(lowerYesPercentage(METHOD_1_0, yes, no)).toBe(percentage);
    expect(rateSignal('votes', { votes: fact({ yes, no }) }).value).toBe(percentage);
  });

  it.each<[string, number, Partial<Facts>]>([
    ['posting-activity', 0, { postingActivity: fact({ posts30d: 0 }) }],
    ['posting-activity', 0.5, { postingActivity: fact({ posts30d: 10 }) }],
    ['posting-activity', 1, { postingActivity: fact({ posts30d: 100 }) }],
    ['page-views', 0, { pageViews: fact({ views30d: 10 }) }],
    ['page-views', 0.5, { pageViews: fact({ views30d: 1000 }) }],
    ['page-views', 1, { pageViews: fact({ views30d: 100_000 }) }],
  ])('%s: %d', (id, points, facts) => {
    expect(rateSignal(id, facts).points).toBe(points);
  });
});

it('context never enters the security score', () => {
  const security = {
    team: fact({ confirmedNames: 2 }),
    documentation: fact({ coversDeployedCode: 'no' as const }),
  };
  const plain = rated(security);
  const popular = rated({
    ...security,
    votes: fact({ yes: 999, no: 0 }),
    pageViews: fact({ views30d: 1e6 }),
    postingActivity: fact({ posts30d: 999 }),
    market: fact({ exchanges: 90, liquidityUsd: 1e9, volatility30d: 0, holders: 1e7 }),
  });
  expect(popular.context.map((category) => category.score)).toEqual([100, 99.8]);
  expect({ ...popular, context: null }).toEqual({ ...plain, context: null });
});
