import fc from 'fast-check';
import {
  fact,
  factsArbitrary,
  perfectFacts,
  rateFacts,
} from '../../../testing/builders/factsOfMethod2';
import { goldenFacts, PROFILES } from '../../../testing/builders/goldenOfMethod2';
import { listLosses, listRaises } from './explain';
import type { Rating } from './types';

const tenths = (value: number) => Math.round(value * 10);
const total = (values: number[]) => values.reduce((sum, value) => sum + tenths(value), 0);

function expectLossesToAddUp(rating: Rating): void {
  const losses = listLosses(rating);
  expect(total(losses.map(({ lost }) => lost))).toBe(tenths(rating.lost));
  expect(total(losses.map(({ unknown }) => unknown))).toBe(tenths(rating.unknown));
}

describe('losses', () => {
  it('add up to what is lost and what is unknown, to the tenth, on any record', () => {
    fc.assert(fc.property(factsArbitrary, (facts) => expectLossesToAddUp(rateFacts(facts))));
    PROFILES.forEach((profile) => expectLossesToAddUp(rateFacts(goldenFacts(profile))));
  });

  it('are none of a perfect record', () => {
    expect(listLosses(rateFacts(perfectFacts()))).toEqual([]);
  });

  it('name the signal, known and bad apart from not shown', () => {
    const bad = { ...perfectFacts(), documentation: fact({ coversDeployedCode: 'no' as const }) };
    const silent = { ...perfectFacts(), documentation: null };
    const row = { signalId: 'documentation', category: 'transparency', name: 'Documentation' };
    expect(listLosses(rateFacts(bad))).toEqual([{ ...row, lost: 3.7, unknown: 0 }]);
    expect(listLosses(rateFacts(silent))).toEqual([{ ...row, lost: 0, unknown: 3.7 }]);
  });

  it('come greatest first', () => {
    const lost = listLosses(rateFacts(goldenFacts())).map((row) => row.lost);
    expect(lost).toEqual([...lost].sort((a, b) => b - a));
  });
});

describe('raises', () => {
  it('are what one signal alone would add if it were perfect', () => {
    const record = { ...perfectFacts(), documentation: null };
    const rating = rateFacts(record);
    expect(listRaises(rating)).toEqual([
      {
        signalId: 'documentation',
        category: 'transparency',
        name: 'Documentation',
        improvement: 'Document the deployed code.',
        gain: Math.round((100 - rating.score) * 10) / 10,
      },
    ]);
  });

  it('ask to show what is unknown and to do what is lost', () => {
    const raise = listRaises(rateFacts(goldenFacts())).find(
      ({ signalId }) => signalId === 'response',
    );
    expect(raise?.improvement).toBe('Add: pause procedure.');
  });

  it('are never negative, largest first, and none for what does not apply', () => {
    fc.assert(
      fc.property(factsArbitrary, (facts) => {
        const gains = listRaises(rateFacts(facts)).map(({ gain }) => gain);
        expect(gains.every((gain) => gain >= 0)).toBe(true);
        expect(gains).toEqual([...gains].sort((a, b) => b - a));
      }),
    );
    const tokenless = rateFacts({
      ...goldenFacts(),
      token: fact({ exists: false }),
      tokenPowers: null,
    });
    expect(listRaises(tokenless).map(({ signalId }) => signalId)).not.toContain('token-powers');
  });
});
