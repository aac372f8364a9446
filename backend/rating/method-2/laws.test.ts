import fc from 'fast-check';
import {
  daysLater,
  factsArbitrary,
  perfectFacts,
  rateFacts,
} from '../../../testing/builders/factsOfMethod2';
import { whatGotBetter, whatImprovedByWaiting } from '../../../testing/laws/breaches';
import type { Change } from '../../../testing/laws/change';
import { knowLess } from '../../../testing/laws/knowLess';
import { tellLess } from '../../../testing/laws/tellLess';
import { worse } from '../../../testing/laws/worse';
import type { Facts } from './types';

const RUNS = 25;

function everyChange(
  changes: (facts: Facts) => Change[],
  off: string[],
  mayBecomeRated = false,
): void {
  const rate = (facts: Facts) => rateFacts(facts, undefined, off);
  fc.assert(
    fc.property(factsArbitrary, (facts) => {
      expect(whatGotBetter(facts, changes(facts), rate, mayBecomeRated)).toEqual([]);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
}

describe.each([
  ['all signals in force', []],
  ['holders and website off', ['holder-concentration', 'website']],
])('the laws of method 2.0, %s', (_, off) => {
  it('1. to know less never helps', () => everyChange(knowLess, off));

  it('2. to tell less never helps', () => everyChange(tellLess, off));

  it('3. to wait never helps, but for maturity and the fading of incidents', () => {
    fc.assert(
      fc.property(
        factsArbitrary,
        fc.nat({ max: 40 }),
        fc.nat({ max: 400 }),
        (facts, from, more) => {
          const before = rateFacts(facts, daysLater(from), off);
          const after = rateFacts(
            { ...facts, dangers: before.dangers },
            daysLater(from + more),
            off,
          );
          expect(whatImprovedByWaiting(before, after)).toEqual([]);
        },
      ),
      { numRuns: RUNS * 3, endOnFailure: true },
    );
  });

  it('4. worse is worse', () => everyChange(worse, off, true));
});

describe('the best record there can be', () => {
  it('is proven 100 and AAA, and every change of it harms', () => {
    const facts = perfectFacts();
    const best = rateFacts(facts);
    expect(best).toMatchObject({ state: 'rated', score: 100, letter: 'AAA', gates: [] });
    // A report that names a contract says by that that the code is the project's own.
    const changes = [...tellLess(facts), ...worse(facts)].filter(
      ({ what }) => !what.includes('ownCode'),
    );
    const unharmed = changes.filter(({ facts: changed }) => rateFacts(changed).score === 100);
    expect(changes.length).toBeGreaterThan(15);
    expect(unharmed.map(({ what }) => what)).toEqual([]);
  });

  it('ends as suspended', () => {
    const states = [0, 40, 400, 4000].map(
      (days) => rateFacts(perfectFacts(), daysLater(days)).state,
    );
    expect(states).toEqual(['rated', 'suspended', 'suspended', 'suspended']);
  });
});
