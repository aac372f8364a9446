import { METHOD_2_0 } from './blueprint';
import { mean, unlessWhole } from './span';
import { scoreAll, scoreSignals, weigh } from './sums';

const shares = (category: string, profile: 'protocol' | 'backed' | 'rollup' | 'bridge') =>
  Object.fromEntries(
    weigh(
      METHOD_2_0.signals.filter((rule) => rule.category === category),
      profile,
    ).map(({ rule, weight }) => [rule.id, weight / 100]),
  );

describe('the weights of a profile', () => {
  it.each([
    ['operations', 'protocol', { incidents: 45, maturity: 20, website: 20, response: 15 }],
    [
      'operations',
      'backed',
      { incidents: 20.25, maturity: 9, website: 9, response: 6.75, reserves: 40, redemption: 15 },
    ],
    [
      'governance',
      'rollup',
      {
        'upgrade-control': 26.25,
        delay: 15,
        'token-powers': 18.75,
        'holder-concentration': 15,
        'exit-window': 25,
      },
    ],
    [
      'code',
      'bridge',
      {
        'audit-coverage': 21,
        'open-findings': 17.5,
        'audit-freshness': 10.5,
        'verified-source': 10.5,
        'bug-bounty': 10.5,
        validation: 30,
      },
    ],
  ] as const)('%s of %s', (category, profile, expected) => {
    expect(shares(category, profile)).toEqual(expected);
  });
});

const signal = (weight: number, proven: number, state: 'good' | 'n/a' = 'good') => ({
  id: String(weight),
  state,
  weight,
  proven,
  possible: proven,
});
const proven = ({ proven: points }: { proven: number }) => points;

describe('sums', () => {
  it('leaves out what does not apply', () => {
    expect(scoreSignals([signal(3000, 1), signal(7000, 0, 'n/a')], proven)).toBe(100);
    expect(scoreSignals([signal(7000, 0, 'n/a')], proven)).toBeNull();
  });

  it('rounds half up, category by category', () => {
    expect(scoreSignals([signal(1, 0.0005), signal(1, 0)], proven)).toBe(0);
    expect(scoreSignals([signal(1, 0.001), signal(1, 0)], proven)).toBe(0.1);
    const categories = [
      { weight: 35, signals: [signal(1, 0.5)] },
      { weight: 65, signals: [signal(1, 0.25)] },
    ];
    expect(scoreAll(categories, proven)).toBe(33.8);
  });

  it('leaves out a category without a signal', () => {
    const categories = [
      { weight: 35, signals: [] },
      { weight: 65, signals: [signal(1, 0.25)] },
    ];
    expect(scoreAll(categories, proven)).toBe(25);
    expect(scoreAll([], proven)).toBe(0);
  });
});

describe('spans', () => {
  it('takes what is known to exist and is not recorded for all unknown', () => {
    expect(mean([{ proven: 1, possible: 1 }], 3)).toEqual({ proven: 0.25, possible: 1 });
    expect(mean([])).toEqual({ proven: 0, possible: 1 });
  });

  it('proves nothing by a list that is not whole', () => {
    expect(unlessWhole({ proven: 0.5, possible: 0.7 }, false)).toEqual({
      proven: 0,
      possible: 0.7,
    });
  });
});
