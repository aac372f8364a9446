import {
  fact,
  makeFacts,
  rateFacts,
  rateSignal,
} from '../../../../testing/builders/factsOfMethod2';
import { goldenFacts } from '../../../../testing/builders/goldenOfMethod2';
import { METHOD_2_0 } from '../blueprint';
import type { Facts } from '../types';
import { lowerYesPercentage, wilsonLower } from '../../wilson';

describe('context', () => {
  const CONTEXT: Partial<Facts> = {
    market: fact({ exchanges: 40, liquidityUsd: 5e7, volatility30d: 0.02, holders: 100_000 }),
    votes: fact({ yes: 90, no: 10 }),
    postingActivity: fact({ posts30d: 60 }),
    pageViews: fact({ views30d: 10_000 }),
  };

  it('never enters the score, the letter or what is known', () => {
    const without = goldenFacts();
    const { context, ...rest } = rateFacts({ ...without, ...CONTEXT });
    const { context: empty, ...alone } = rateFacts(without);
    expect(rest).toEqual(alone);
    expect(context.every(({ score }) => score !== null && score > 0)).toBe(true);
    expect(empty.every(({ score }) => score === 0)).toBe(true);
  });

  it.each([
    'exchanges',
    'liquidity',
    'volatility',
    'holders',
    'votes',
    'posting-activity',
    'page-views',
  ])('%s: known with a figure, unknown without', (id) => {
    expect(rateSignal(id, CONTEXT)).toMatchObject({ improvement: null });
    expect(rateSignal(id, CONTEXT).proven).toBeGreaterThan(0);
    expect(rateSignal(id, {}).state).toBe('unknown');
    expect(
      rateSignal(id, makeFacts({ market: fact({}), votes: fact({ yes: 0, no: 0 }) })).state,
    ).toBe('unknown');
  });

  it.each<[string, number, Partial<Facts>]>([
    ['exchanges', 0, { market: fact({ exchanges: 1 }) }],
    // ln 7 ÷ ln 50
    ['exchanges', 0.4974, { market: fact({ exchanges: 7 }) }],
    ['exchanges', 1, { market: fact({ exchanges: 500 }) }],
    ['liquidity', 0.25, { market: fact({ liquidityUsd: 100_000 }) }],
    ['volatility', 1, { market: fact({ volatility30d: 0 }) }],
    // 1 − ln 5 ÷ ln 20
    ['volatility', 0.4628, { market: fact({ volatility30d: 0.05 }) }],
    ['holders', 0.5, { market: fact({ holders: 10_000 }) }],
    ['posting-activity', 0.5, { postingActivity: fact({ posts30d: 10 }) }],
    ['page-views', 0.5, { pageViews: fact({ views30d: 1000 }) }],
  ])('%s: %d', (id, points, facts) => {
    expect(rateSignal(id, facts)).toMatchObject({ proven: points, possible: points });
  });

  it.each([
    // Wilson, z = 1.96: 1 of 1 is (1 + 1.9208 − 1.9208) ÷ 4.8416
    [1, 0, 0.2065, 20.6],
    [0, 3, 0, 0],
    [16, 4, 0.584, 58.3],
    [100, 0, 0.963, 96.3],
  ])('votes, %d yes and %d no: %d, shown as %d%%', (yes, no, points, percentage) => {
    expect(rateSignal('votes', { votes: fact({ yes, no }) })).toMatchObject({
      proven: points,
      value: percentage,
    });
    expect(lowerYesPercentage(METHOD_2_0, yes, no)).toBe(percentage);
  });

  it('trusts the same share more, the more votes there are, and shows none without a vote', () => {
    expect(wilsonLower(90, 100, 1.96)).toBeGreaterThan(wilsonLower(9, 10, 1.96));
    expect(lowerYesPercentage(METHOD_2_0, 0, 0)).toBeNull();
  });
});
