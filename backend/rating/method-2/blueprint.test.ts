import fc from 'fast-check';
import { daysLater, factsArbitrary, rateFacts } from '../../../testing/builders/factsOfMethod2';
import { METHOD_2_0 } from './blueprint';
import { GATE_EVALUATORS } from './gates';
import { EVALUATORS } from './signals';
import { weigh } from './sums';
import type { Rating } from './types';

const { categories, context, gates, letters, profiles, signals } = METHOD_2_0;
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

describe('weights', () => {
  it('of the categories sum to 100', () => {
    expect(sum(categories.map(({ weight }) => weight))).toBe(100);
  });

  it.each(profiles.flatMap(({ id }) => categories.map((category) => [category.id, id] as const)))(
    'of %s sum to 100 for %s',
    (category, profile) => {
      const rules = signals.filter((rule) => rule.category === category);
      expect(sum(weigh(rules, profile).map(({ weight }) => weight))).toBe(10_000);
      const everyones = rules.filter((rule) => rule.profile === null);
      expect(sum(everyones.map(({ weight }) => weight))).toBe(100);
    },
  );
});

describe('ids', () => {
  it('are unique, and each has its evaluation', () => {
    const ids = signals.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual(Object.keys(EVALUATORS).sort());
    expect(gates.map(({ id }) => id).sort()).toEqual(Object.keys(GATE_EVALUATORS).sort());
  });

  it('name categories and profiles that exist', () => {
    const known = [...categories, ...context].map(({ id }) => id as string);
    expect(signals.filter(({ category }) => !known.includes(category))).toEqual([]);
    const named = [
      ...signals.flatMap(({ profile }) => profile ?? []),
      ...gates.flatMap(({ profile }) => profile ?? []),
    ];
    expect(named.filter((id) => !profiles.some((profile) => profile.id === id))).toEqual([]);
  });
});

it('gives points between 0 and 1, and letters from the top down to 0', () => {
  const points = signals.flatMap(({ scale }) => scale.map((row) => row.points));
  expect(points.every((value) => value >= 0 && value <= 1)).toBe(true);
  const minima = letters.map(({ from }) => from);
  expect(minima).toEqual([...minima].sort((a, b) => b - a));
  expect(minima[minima.length - 1]).toBe(0);
});

it('says of every security signal what it needs and what would raise it', () => {
  const security = signals.filter(({ category }) => categories.some(({ id }) => id === category));
  expect(security.filter(({ need, improvement }) => !need || !improvement)).toEqual([]);
});

it('asks a danger and an answer for a cap, and a question for what answers it', () => {
  expect(gates.filter(({ kind, cap }) => kind !== 'question' && cap === null)).toEqual([]);
  expect(gates.filter(({ need }) => need === '')).toEqual([]);
});

/** Every text of a rating that a template made. */
const textsOf = (rating: Rating): string[] => [
  ...[...rating.categories, ...rating.context]
    .flatMap((category) => category.signals)
    .flatMap(({ sentence, improvement, unit, value, parts }) => [
      sentence,
      improvement ?? '',
      unit ?? '',
      String(value),
      ...parts.map((part) => part.sentence),
    ]),
  ...rating.gates.map(({ reason }) => reason),
  ...rating.missing.map(({ need }) => need),
];

it('has words for every outcome, and leaves no placeholder in any', () => {
  fc.assert(
    fc.property(factsArbitrary, fc.constantFrom(0, 30, 400), (facts, days) => {
      const texts = textsOf(rateFacts(facts, daysLater(days), []));
      const wrong = /[{}]|undefined|NaN|Infinity|\bnull\b|  /;
      expect(texts.filter((text) => text !== 'null' && wrong.test(text))).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

it('says something of every signal, in whole sentences', () => {
  fc.assert(
    fc.property(factsArbitrary, (facts) => {
      const sentences = rateFacts(facts, daysLater(0), [])
        .categories.flatMap((category) => category.signals)
        .map(({ id, sentence }) => `${id}: ${sentence}`);
      expect(sentences.filter((text) => !/: \S.*\.$/.test(text))).toEqual([]);
    }),
  );
});
