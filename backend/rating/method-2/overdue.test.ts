import { formatMoney } from '../../../contracts/money';
import {
  daysAgo,
  daysLater,
  fact,
  incidentSearchOf,
  makeEvidence,
  OFF,
  onChain,
} from '../../../testing/builders/factsOfMethod2';
import { goldenFacts } from '../../../testing/builders/goldenOfMethod2';
import { METHOD_2_0 } from './blueprint';
import { rate } from './rate';
import type { Facts } from './types';

const aged = (days: number) =>
  makeEvidence({ statedAt: daysAgo(days), readAt: `${daysAgo(days)}T00:00:00.000Z` });
const REREAD = makeEvidence({ statedAt: daysAgo(200), readAt: `${daysAgo(0)}T00:00:00.000Z` });
const through = (days: number, source = aged(days)) => ({
  incidentList: { ...incidentSearchOf(0, daysAgo(days)), evidence: [source] },
});

const rateAt = (facts: Facts, days = 0, lastRatedOn?: string) =>
  rate(facts, {
    method: METHOD_2_0,
    now: daysLater(days),
    factsHash: '',
    formatMoney,
    off: OFF,
    before: lastRatedOn === undefined ? null : { letter: 'A', ratedAt: lastRatedOn },
  });

describe('what suspends a rating', () => {
  it.each<[string, Partial<Facts>, number, string, string, string]>([
    ['incident lists', through(29), 2, daysAgo(29), daysLater(1), '23 Oct 2026'],
    ['who can change it', {}, 7, daysAgo(1), daysLater(6), '20 Nov 2026'],
    [
      'who answers for it',
      { accountable: fact({ who: 'entity', confirmed: true }, aged(364)) },
      2,
      daysAgo(364),
      daysLater(1),
      '22 Nov 2025',
    ],
  ])(
    'is a gate that has lost its answer, named with its day: %s',
    (name, given, days, checkedOn, ranOut, day) => {
      const facts = goldenFacts('protocol', given);
      expect(rateAt(facts)).toMatchObject({ state: 'rated', overdue: null });
      expect(rateAt(facts, days)).toMatchObject({
        state: 'suspended',
        letter: null,
        overdue: {
          name,
          checkedOn,
          ranOutOn: ranOut.slice(0, 10),
          reason: `we last checked ${name} on ${day}`,
        },
      });
    },
  );

  it('is the signal that lost most, where no gate has noticed', () => {
    const facts = goldenFacts('protocol', {
      tokenPowers: fact(
        { powers: [], whole: true },
        onChain({ readAt: `${daysAgo(7)}T12:00:00Z` }),
      ),
    });
    expect(rateAt(facts, 1)).toMatchObject({
      state: 'suspended',
      overdue: { name: 'token powers', checkedOn: daysAgo(7), ranOutOn: daysAgo(0) },
    });
  });
});

describe('a source that had run out when it was read', () => {
  const facts = goldenFacts('protocol', through(50, REREAD));

  it('never answered, so the project is not rated', () => {
    expect(rateAt(facts).state).toBe('not-rated');
    expect(rateAt(facts, 0, daysLater(-1)).state).toBe('not-rated');
  });

  it('did answer where a rating rested on it, as those of a demonstration do', () => {
    expect(rateAt(facts, 0, daysLater(-40))).toMatchObject({
      state: 'suspended',
      letterBefore: { letter: 'A' },
      overdue: { name: 'incident lists', checkedOn: daysAgo(50) },
    });
  });
});
