import { fact, makeFacts } from '../../testing/builders/facts';
import type { Facts, Rating } from '../rating/types';
import { needsSnapshot } from './needsSnapshot';
import { rateFacts } from './rateBatch';
import type { LatestSnapshot, Marks } from './snapshots';

const NOON = new Date('2026-11-21T12:00:00.000Z');
const facts: Facts = makeFacts({ projectId: 'vault', team: fact({ confirmedNames: 1 }) });
const rating: Rating = rateFacts({ facts, sample: false }, NOON);

function published(of: Rating, from: Facts): LatestSnapshot {
  const marks: Marks = Object.fromEntries(
    of.categories
      .flatMap((category) => category.signals)
      .map((signal): [string, Marks[string]] => [signal.id, [signal.state, signal.points]]),
  );
  return {
    projectId: of.projectId,
    ratedAt: of.ratedAt,
    methodVersion: of.methodVersion,
    score: of.score,
    letter: of.letter,
    coverage: of.coverage,
    status: of.status,
    sample: of.sample,
    gates: of.gates.map((gate) => gate.gate),
    marks,
    context: Object.fromEntries(of.context.map((line) => [line.id, line.score])),
    facts: from,
  };
}
const before = published(rating, facts);

const withTeam = (points: number | null): Rating => ({
  ...rating,
  categories: rating.categories.map((category) => ({
    ...category,
    signals: category.signals.map((signal) =>
      signal.id === 'team' ? { ...signal, points } : signal,
    ),
  })),
});
const withCommunity = (score: number | null): Rating => ({
  ...rating,
  context: rating.context.map((line) => (line.id === 'community' ? { ...line, score } : line)),
});

describe('needsSnapshot', () => {
  it('is false when nothing differs', () =>
    expect(needsSnapshot(before, rating, facts)).toBe(false));

  it('is true for a first rating, unless nothing is known of an active project', () => {
    expect(needsSnapshot(undefined, rating, facts)).toBe(true);
    expect(needsSnapshot(undefined, { ...rating, score: null }, facts)).toBe(false);
    expect(needsSnapshot(undefined, { ...rating, score: null, status: 'compromised' }, facts)).toBe(
      true,
    );
  });

  it.each<[string, Partial<Rating>]>([
    ['score', { score: 12.3 }],
    ['letter', { letter: 'C' }],
    ['status', { status: 'wound-down' }],
    ['coverage', { coverage: 0.9999 }],
    ['method', { methodVersion: '1.1' }],
    ['sample mark', { sample: true }],
    ['fired gate', { gates: [{ gate: 'honeypot', cap: 'C', reason: '', evidence: [] }] }],
  ])('is true when the %s differs', (_, change) =>
    expect(needsSnapshot(before, { ...rating, ...change }, facts)).toBe(true),
  );

  it('is true when a signal moved by half a hundredth, or became known or unknown', () => {
    expect(needsSnapshot(before, withTeam(0.5049), facts)).toBe(false);
    expect(needsSnapshot(before, withTeam(0.505), facts)).toBe(true);
    expect(needsSnapshot(before, withTeam(null), facts)).toBe(true);
  });

  it('is true when a context line moved by a whole point, or became known', () => {
    const known = published(withCommunity(50), facts);
    expect(needsSnapshot(known, withCommunity(50.9), facts)).toBe(false);
    expect(needsSnapshot(known, withCommunity(51), facts)).toBe(true);
    expect(needsSnapshot(before, withCommunity(50), facts)).toBe(true);
  });

  it('is true when a security fact has another source, false when only context facts differ', () => {
    expect(
      needsSnapshot(before, rating, {
        ...facts,
        team: fact({ confirmedNames: 1 }, { on: '2026-11-01' }),
      }),
    ).toBe(true);
    expect(needsSnapshot(before, rating, { ...facts, pageViews: fact({ views30d: 1 }) })).toBe(
      false,
    );
  });
});
