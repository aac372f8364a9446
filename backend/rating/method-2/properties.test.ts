import fc from 'fast-check';
import { divideRounded } from '../arithmetic';
import { daysLater, factsArbitrary, rateFacts } from '../../../testing/builders/factsOfMethod2';
import { goldenFacts } from '../../../testing/builders/goldenOfMethod2';
import type { Facts, Rating } from './types';

const tenths = (value: number) => Math.round(value * 10);

function reversed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(reversed).reverse();
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .reverse()
      .map(([name, value]) => [name, reversed(value)]),
  );
}

/** The score as a reader computes it from the published JSON, in whole numbers. */
function recompute({ categories }: Rating, end: 'proven' | 'possible'): number {
  const scored = categories.flatMap(({ weight, signals }) => {
    const counted = signals.filter(({ state }) => state !== 'n/a');
    const weights = counted.reduce((sum, signal) => sum + signal.weight, 0);
    if (weights === 0) return [];
    const points = counted.reduce(
      (sum, signal) => sum + signal.weight * Math.round(signal[end] * 10_000),
      0,
    );
    return [{ weight, tenths: divideRounded(points, weights * 10) }];
  });
  const total = scored.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return 0;
  return divideRounded(
    scored.reduce((sum, item) => sum + item.weight * item.tenths, 0),
    total,
  );
}

const onAny = (check: (facts: Facts, rating: Rating) => void, numRuns = 200): void =>
  fc.assert(
    fc.property(factsArbitrary, fc.constantFrom(0, 20, 300), (facts, days) =>
      check(facts, rateFacts(facts, daysLater(days))),
    ),
    { numRuns },
  );

it('does not depend on the order of inputs', () => {
  onAny((facts, rating) => {
    expect(rateFacts(reversed(facts) as Facts, rating.ratedAt)).toEqual(rating);
  });
});

it('does not depend on the order of a danger list', () => {
  const bad = goldenFacts('protocol', {
    contracts: goldenFacts().contracts.map((contract) => ({
      ...contract,
      verified: contract.verified && { ...contract.verified, value: 'none' as const },
    })),
  });
  const { dangers } = rateFacts(bad);
  expect(dangers).toHaveLength(2);
  const kept = (list: typeof dangers) =>
    rateFacts({ ...goldenFacts(), contracts: [], dangers: list });
  expect(kept([...dangers].reverse())).toEqual(kept(dangers));
});

it('is deterministic and leaves its input as it was', () => {
  onAny((facts, rating) => {
    const before = JSON.stringify(facts);
    expect(rateFacts(facts, rating.ratedAt)).toEqual(rating);
    expect(JSON.stringify(facts)).toBe(before);
  });
});

it('splits 100 into proven, lost and unknown, in tenths', () => {
  onAny((_facts, { score, lost, unknown, possible, known }) => {
    expect(tenths(score) + tenths(lost) + tenths(unknown)).toBe(1000);
    expect(tenths(score) + tenths(unknown)).toBe(tenths(possible));
    expect(Math.round(known * 1000)).toBe(1000 - tenths(unknown));
    expect(Math.min(score, lost, unknown)).toBeGreaterThanOrEqual(0);
  });
});

it('is reproduced by integer arithmetic from its own JSON', () => {
  onAny((_facts, rating) => {
    const published = JSON.parse(JSON.stringify(rating)) as Rating;
    expect(recompute(published, 'proven')).toBe(tenths(rating.score));
    expect(recompute(published, 'possible')).toBe(tenths(rating.possible));
  });
});

it('proves no more than is possible, of each signal and each part', () => {
  onAny((_facts, { categories }) => {
    const spans = categories
      .flatMap(({ signals }) => signals)
      .flatMap((signal) => [signal, ...signal.parts]);
    expect(spans.filter(({ proven, possible }) => proven > possible)).toEqual([]);
  });
});

it('marks a rating as a sample when any fact is one, however deep', () => {
  const facts = goldenFacts();
  expect(rateFacts(facts).sample).toBe(false);
  const [first, ...rest] = facts.contracts;
  if (!first?.proxy) throw new Error('No contract');
  const nested = { ...first, proxy: { ...first.proxy, sample: true } };
  expect(rateFacts({ ...facts, contracts: [nested, ...rest] }).sample).toBe(true);
});

it('names what is in force, and takes what is off from every project alike', () => {
  const all = rateFacts(goldenFacts(), undefined, []);
  const less = rateFacts(goldenFacts(), undefined, ['website']);
  expect(all.inForce.filter((id) => !less.inForce.includes(id))).toEqual(['website']);
  const ids = less.categories.flatMap(({ signals }) => signals.map(({ id }) => id));
  expect(ids).not.toContain('website');
});
