import { fact, rated } from '../../../testing/builders/facts';
import { findSignal, raises, explainSum } from './explain';
import type { Facts } from './types';

const FACTS: Partial<Facts> = {
  team: fact({ confirmedNames: 1 }),
  documentation: fact({ coversDeployedCode: 'yes' }),
  addressesPublished: fact({ published: false }),
  holderConcentration: fact({ top10Share: 0.79 }),
};
const rating = rated(FACTS);

describe('explainSum', () => {
  it('writes a category as a reader would do the sum', () => {
    expect(explainSum(rating.categories[3]!)).toEqual({
      terms: [
        { id: 'team', label: 'Team', weight: 30, value: 0.5 },
        { id: 'documentation', label: 'Documentation', weight: 25, value: 1 },
        { id: 'addresses-published', label: 'Addresses published', weight: 20, value: 0 },
      ],
      weight: 75,
      result: 53.3,
      text: '(30 × 0.5 + 25 × 1 + 20 × 0) ÷ 75 × 100 = 53.3',
    });
  });

  it('writes the rating from its published category scores', () => {
    expect(explainSum(rating).text).toBe('(30 × 1.7 + 15 × 53.3) ÷ 45 = 18.9');
  });

  it('has no text where there is no score', () => {
    expect(explainSum(rating.categories[0]!)).toEqual({
      terms: [],
      weight: 0,
      result: null,
      text: null,
    });
    expect(explainSum(rated({ ...FACTS, status: 'compromised' }))).toMatchObject({
      result: null,
      text: null,
      weight: 45,
    });
  });
});

describe('raises', () => {
  it('puts the largest gain first, and each gain is what full points alone would add', () => {
    const list = raises(rating);
    expect(list.map((item) => item.gain)).toEqual(
      list.map((item) => item.gain).sort((a, b) => b - a),
    );
    // Full points on the holders: (30 × 100 + 15 × 53.3) ÷ 45 = 84.43, less 18.9
    expect(list[0]).toEqual({
      signalId: 'holder-concentration',
      category: 'governance',
      name: 'Holder concentration',
      state: 'known',
      gain: 65.5,
      improvement: 'Spread the supply until the ten largest holders own 20% or less.',
    });
    // Addresses: (30 × 0.5 + 25 + 20) ÷ 75 = 80; (30 × 1.7 + 15 × 80) ÷ 45 = 27.8, less 18.9
    expect(list.find((item) => item.signalId === 'addresses-published')).toMatchObject({
      gain: 8.9,
      state: 'known',
    });
    // The unknown category joins: (35 × 100 + 30 × 1.7 + 15 × 53.3) ÷ 80 = 54.4, less 18.9
    expect(list.find((item) => item.signalId === 'bug-bounty')).toMatchObject({
      gain: 35.5,
      state: 'unknown',
    });
  });

  it('leaves out what is full, not applicable or context, and everything without a score', () => {
    const control = fact({
      powers: [{ power: 'change-code' as const, holder: 'nobody' as const }],
    });
    const ids = raises(rated({ ...FACTS, control })).map((item) => item.signalId);
    expect(ids).not.toContain('documentation');
    expect(ids).not.toContain('delay');
    expect(ids).not.toContain('upgrade-control');
    expect(ids).not.toContain('votes');
    expect(raises(rated())).toEqual([]);
    expect(raises(rated({ ...FACTS, status: 'wound-down' }))).toEqual([]);
  });
});

it('findSignal finds security and context signals', () => {
  expect(findSignal(rating, 'team')?.points).toBe(0.5);
  expect(findSignal(rating, 'votes')?.state).toBe('unknown');
  expect(findSignal(rating, 'nothing')).toBeUndefined();
});
