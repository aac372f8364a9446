import {
  fact,
  makeFacts,
  rateFacts,
  rateSignal,
} from '../../../../testing/builders/factsOfMethod2';
import { goldenFacts } from '../../../../testing/builders/goldenOfMethod2';
import type { Facts } from '../types';

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
});
