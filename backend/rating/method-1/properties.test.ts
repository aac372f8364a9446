import fc from 'fast-check';
import { formatMoney } from '../../../contracts/money';
import { factsArbitrary, NOW } from '../../../testing/builders/facts';
import { METHOD_1_0 } from './blueprint';
import { explainSum } from './explain';
import { rate } from './rate';
import { scoreRange, scoreAll } from './sums';
import type { Category, Facts, Rating, Signal } from './types';

const rateNow = (facts: Facts): Rating => rate(facts, METHOD_1_0, NOW, 'hash', formatMoney);
const listSignals = (rating: Rating): Signal[] =>
  [...rating.categories, ...rating.context].flatMap((category) => category.signals);
const holds = (property: (facts: Facts) => void): void =>
  fc.assert(fc.property(factsArbitrary, property), { numRuns: 200 });

/** Reorders every list in the facts, at any depth. */
function reordered<T>(value: T, flips: () => boolean): T {
  if (Array.isArray(value)) {
    const items = value.map((item) => reordered(item, flips));
    for (let index = items.length - 1; index > 0; index -= 1) {
      if (flips()) [items[index], items[index - 1]] = [items[index - 1], items[index]];
    }
    return (flips() ? items.reverse() : items) as T;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, reordered(inner, flips)]),
  ) as T;
}

/**
 * Recomputes "(30 × 0.88 + 25 × 0.81) ÷ 55 × 100 = 84.8" in whole numbers: tenths, rounded half up.
 */
function tenthsByHand(text: string): { computed: bigint; written: bigint } {
  const [, products = '', divisor = '', times = '1', result = ''] =
    /^\((.+)\) ÷ (\d+)(?: × (\d+))? = (\d+\.\d)$/.exec(text) ?? [];
  const scale = 10_000n;
  const parse = (decimal: string): bigint => {
    const [whole = '0', part = ''] = decimal.split('.');
    return BigInt(whole) * scale + BigInt(part.padEnd(4, '0'));
  };
  const total = products.split(' + ').reduce((sum, product) => {
    const [weight = '', value = ''] = product.split(' × ');
    return sum + BigInt(weight) * parse(value);
  }, 0n);
  const numerator = total * BigInt(times) * 10n;
  const denominator = BigInt(divisor) * scale;
  return {
    computed: (2n * numerator + denominator) / (2n * denominator),
    written: parse(result) / 1000n,
  };
}

describe('properties of every rating', () => {
  it("the explanation's arithmetic reproduces every score exactly", () => {
    holds((facts) => {
      const rating = rateNow(facts);
      const subjects: (Rating | Category)[] = [rating, ...rating.categories, ...rating.context];
      for (const subject of subjects) {
        const { text, result } = explainSum(subject);
        expect(result).toBe(subject.score);
        if (text === null) continue;
        const { computed, written } = tenthsByHand(text);
        expect(computed).toBe(written);
        expect(Number(written) / 10).toBe(subject.score);
      }
    });
  });

  it("the order of inputs doesn't matter", () => {
    fc.assert(
      fc.property(factsArbitrary, fc.infiniteStream(fc.boolean()), (facts, stream) => {
        expect(rateNow(reordered(facts, () => stream.next().value === true))).toEqual(
          rateNow(facts),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('the same facts at the same instant give the same rating, and are left as they were', () => {
    holds((facts) => {
      const before = JSON.stringify(facts);
      expect(rateNow(facts)).toEqual(rateNow(JSON.parse(before) as Facts));
      expect(JSON.stringify(facts)).toBe(before);
    });
  });

  it('scores, points, coverage and range keep their bounds and decimals', () => {
    holds((facts) => {
      const {
        score,
        range: [low, high],
        coverage,
        categories,
        context,
        ...rating
      } = rateNow(facts);
      if (score !== null) expect(low <= score && score <= high).toBe(true);
      for (const value of [
        score,
        low,
        high,
        ...[...categories, ...context].map((category) => category.score),
      ]) {
        if (value !== null)
          expect(value >= 0 && value <= 100 && Number(value.toFixed(1)) === value).toBe(true);
      }
      expect(coverage >= 0 && coverage <= 1 && rating.provisional === coverage < 0.6).toBe(true);
      if (coverage === 1) expect(low).toBe(high);
    });
  });

  it('every signal is whole: state, points, words and dates agree', () => {
    holds((facts) => {
      for (const signal of listSignals(rateNow(facts))) {
        const known = signal.points !== null;
        expect(known).toBe(['good', 'warn', 'bad'].includes(signal.state));
        if (known) expect(Number(signal.points!.toFixed(4))).toBe(signal.points);
        expect(signal.value !== null).toBe(known);
        expect(signal.sentence).toMatch(/^[A-Z0-9].*\.$/);
        expect(signal.sentence).not.toMatch(/ {2}|[{}|]|undefined|null|NaN/);
        if (known) expect(signal.evidence.length).toBeGreaterThan(0);
        expect(signal.tier === null).toBe(signal.evidence.length === 0);
        if (signal.state === 'unknown' && signal.points === null)
          expect(signal.sentence).toMatch(/^(Unknown|Not checked yet|Out of date): /);
        if (signal.points === 1 || signal.state === 'n/a') expect(signal.improvement).toBeNull();
      }
    });
  });
});

const SINGLE_FACTS = [
  'firstDeployedOn',
  'bounty',
  'control',
  'tokenPowers',
  'holderConcentration',
  'website',
  'response',
  'team',
  'documentation',
  'repository',
  'addressesPublished',
] as const;

describe('turning a known signal into unknown never narrows the range', () => {
  const wider = (after: [number, number], before: [number, number]): void => {
    expect(after[0]).toBeLessThanOrEqual(before[0]);
    expect(after[1]).toBeGreaterThanOrEqual(before[1]);
  };

  it.each(SINGLE_FACTS)('by taking away %s', (key) => {
    fc.assert(
      fc.property(factsArbitrary, (facts) => {
        wider(rateNow({ ...facts, [key]: null }).range, rateNow(facts).range);
      }),
      { numRuns: 100 },
    );
  });

  it('for any signal', () => {
    holds((facts) => {
      const { categories, range } = rateNow(facts);
      for (const { id } of categories
        .flatMap((category) => category.signals)
        .filter((signal) => signal.points !== null)) {
        const without = categories.map((category) => ({
          ...category,
          signals: category.signals.map((signal): Signal =>
            signal.id === id ? { ...signal, state: 'unknown', points: null } : signal,
          ),
        }));
        wider(scoreRange(without, scoreAll(without)), range);
      }
    });
  });
});
