import { daysLater, perfectFacts, rateFacts } from '../../../testing/builders/factsOfMethod2';
import { goldenFacts, PROFILES } from '../../../testing/builders/goldenOfMethod2';
import { whatGotBetter, whatImprovedByWaiting } from '../../../testing/laws/breaches';
import type { Change } from '../../../testing/laws/change';
import { knowLess } from '../../../testing/laws/knowLess';
import { tellLess } from '../../../testing/laws/tellLess';
import { worse } from '../../../testing/laws/worse';
import type { Facts } from './types';

const EVERY = 4;

/** Every change of the record, and every change of each fourth of its worse versions. */
function breachesOf(
  facts: Facts,
  changes: (facts: Facts) => Change[],
  mayBecomeRated: boolean,
): string[] {
  const first = Math.max(0, PROFILES.indexOf(facts.profile));
  const versions = worse(facts).filter((_, index) => index % EVERY === first);
  const bases = [facts, ...versions.map((made) => made.facts)];
  return bases.flatMap((base) => whatGotBetter(base, changes(base), rateFacts, mayBecomeRated));
}

describe.each(PROFILES)('a rated record of profile %s', (profile) => {
  const facts = goldenFacts(profile);

  it('is rated', () => {
    expect(rateFacts(facts).state).toBe('rated');
  });

  it('keeps law 1 after every worsening', () => {
    expect(breachesOf(facts, knowLess, false)).toEqual([]);
  });

  it('keeps law 2 after every worsening', () => {
    expect(breachesOf(facts, tellLess, false)).toEqual([]);
  });

  it('keeps law 4 after every worsening', () => {
    expect(breachesOf(facts, worse, true)).toEqual([]);
  });

  it('keeps law 3 on each day of a year, and ends as suspended', () => {
    const year = Array.from({ length: 366 }, (_, day) => rateFacts(facts, daysLater(day)));
    const breaches = year.flatMap((after, day) => {
      const before = year[day - 1];
      return before ? whatImprovedByWaiting(before, after) : [];
    });
    expect(breaches).toEqual([]);
    expect(year[365]?.state).toBe('suspended');
  });
});

it('keeps the laws on the perfect record with each of its worse versions', () => {
  const facts = perfectFacts();
  expect([
    ...breachesOf(facts, knowLess, false),
    ...breachesOf(facts, tellLess, false),
    ...breachesOf(facts, worse, true),
  ]).toEqual([]);
});
