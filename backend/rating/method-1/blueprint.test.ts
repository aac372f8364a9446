import { METHOD_1_0, publicMethod } from './blueprint';
import { GATE_EVALUATORS } from './gates';
import type { Method } from './methodTypes';
import { EVALUATORS } from './signals';

const { signals, gates, categories, context, letters } = METHOD_1_0;
const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
const listIds = (items: { id: string }[]): string[] => items.map((item) => item.id);
const unique = (ids: string[]): boolean => new Set(ids).size === ids.length;

describe('weights', () => {
  it('sum to 100 over the security categories, and context weighs nothing', () => {
    expect(sum(categories.map((category) => category.weight))).toBe(100);
    expect(context.map((category) => category.weight)).toEqual([0, 0]);
  });

  it.each([...categories, ...context].map((category) => [category.id]))(
    'sum to 100 in %s',
    (id) => {
      expect(sum(signals.filter((rule) => rule.category === id).map((rule) => rule.weight))).toBe(
        100,
      );
    },
  );

  it('are whole numbers, so that every sum is exact', () => {
    expect([...signals, ...categories].every(({ weight }) => Number.isInteger(weight))).toBe(true);
  });
});

describe('method 1.0', () => {
  it.each<[string, string, number, number | null]>([
    ['audit-coverage', 'code', 30, 90],
    ['open-findings', 'code', 25, 180],
    ['audit-freshness', 'code', 15, 30],
    ['verified-source', 'code', 15, 90],
    ['bug-bounty', 'code', 15, 180],
    ['upgrade-control', 'governance', 35, 7],
    ['delay', 'governance', 20, 7],
    ['token-powers', 'governance', 25, 7],
    ['holder-concentration', 'governance', 20, 30],
    ['incidents', 'operations', 45, 30],
    ['maturity', 'operations', 20, null],
    ['website', 'operations', 20, 30],
    ['response', 'operations', 15, 180],
    ['team', 'transparency', 30, 180],
    ['documentation', 'transparency', 25, 180],
    ['repository', 'transparency', 25, 180],
    ['addresses-published', 'transparency', 20, 180],
  ])(
    '%s is in %s with weight %d and a lifetime of %p days',
    (id, category, weight, lifetimeDays) => {
      expect(signals.find((rule) => rule.id === id)).toMatchObject({
        category,
        weight,
        lifetimeDays,
      });
    },
  );

  it('weighs the categories 35, 30, 20 and 15', () => {
    expect(categories.map(({ id, weight }) => [id, weight])).toEqual([
      ['code', 35],
      ['governance', 30],
      ['operations', 20],
      ['transparency', 15],
    ]);
  });

  it('has its letters, thresholds and first changelog line', () => {
    expect(letters.map(({ letter, from }) => [letter, from])).toEqual([
      ['AAA', 90],
      ['AA', 80],
      ['A', 70],
      ['BBB', 60],
      ['BB', 50],
      ['B', 40],
      ['C', 0],
    ]);
    expect(METHOD_1_0).toMatchObject({
      version: '1.0',
      provisionalBelow: 0.6,
      stateFrom: { good: 0.8, warn: 0.4 },
    });
    expect(METHOD_1_0.changelog.at(-1)).toMatchObject({ version: '1.0', date: '2026-11-21' });
    expect(METHOD_1_0.tiers.map((tier) => tier.id)).toEqual(['P0', 'P1', 'P2', 'P3', 'P4']);
  });
});

describe('the blueprint and the code', () => {
  it('name the same signals and gates, one to one', () => {
    expect(listIds(signals).sort()).toEqual(Object.keys(EVALUATORS).sort());
    expect(listIds(gates).sort()).toEqual(Object.keys(GATE_EVALUATORS).sort());
  });

  it('have no id twice', () => {
    expect(unique(listIds(signals))).toBe(true);
    expect(unique(listIds(gates))).toBe(true);
    expect(unique(listIds([...categories, ...context]))).toBe(true);
    for (const rule of signals)
      expect([rule.id, unique(listIds(rule.scale))]).toEqual([rule.id, true]);
  });

  it('caps at letters that exist', () => {
    expect(gates.every((gate) => letters.some(({ letter }) => letter === gate.cap))).toBe(true);
  });
});

describe('words', () => {
  it.each(signals.map((rule) => [rule.id, rule] as const))(
    '%s has words for both outcomes and for unknown',
    (_id, rule) => {
      for (const words of [
        rule.words.good,
        rule.words.bad,
        rule.words.unknown,
        rule.what,
        rule.why,
        rule.reading,
      ]) {
        expect(words).toMatch(/^[^a-z].+\.$/s);
      }
      expect(rule.words.unknown).toMatch(/^(Unknown|Not checked yet): /);
      expect(rule.name).toMatch(/^[A-Z]/);
      expect(rule.scale.length).toBeGreaterThan(1);
      for (const { when, points } of rule.scale) {
        expect(when).not.toBe('');
        expect(points).toBeGreaterThanOrEqual(0);
        expect(points).toBeLessThanOrEqual(1);
      }
    },
  );

  it('say how every security signal is improved, and ask for nothing in context', () => {
    const security = categories.map((category) => category.id as string);
    for (const rule of signals)
      expect([rule.id, rule.improvement !== null]).toEqual([
        rule.id,
        security.includes(rule.category),
      ]);
  });

  it('ask one question for each category', () => {
    for (const { question } of [...categories, ...context]) expect(question).toMatch(/^[A-Z].+\?$/);
  });
});

describe('publicMethod', () => {
  it('is the whole method as JSON', () => {
    expect(publicMethod(METHOD_1_0)).toEqual(METHOD_1_0);
  });

  it('leaves functions out', () => {
    const withFunction = { ...METHOD_1_0, evaluate: () => 1 } as Method;
    expect(publicMethod(withFunction)).toEqual(METHOD_1_0);
  });
});
