import { fact, makeEvidence, makeFacts } from '../../testing/builders/factsOfMethod2';
import { findWeakest, METHOD_2_0, type Facts, type Rating } from '../rating';
import { needsSnapshot } from './needsSnapshot';
import { rateFacts } from './rateProjects';
import type { LatestSnapshot, Marks } from './snapshots';

const DANGER: Rating['dangers'][number] = {
  gate: 'honeypot',
  subject: '',
  foundAt: '2026-11-01',
  reason: '',
  cap: 'C',
  evidence: [],
  until: null,
};
const NOON = new Date('2026-11-21T12:00:00.000Z');
const facts: Facts = makeFacts({
  projectId: 'vault',
  documentation: fact({ coversDeployedCode: 'partly' }),
});
const rating: Rating = rateFacts({ facts, sample: false }, NOON);

function published(of: Rating, from: Facts): LatestSnapshot {
  const marks: Marks = Object.fromEntries(
    of.categories
      .flatMap((category) => category.signals)
      .map((signal): [string, Marks[string]] => [
        signal.id,
        [signal.state, signal.proven, signal.possible],
      ]),
  );
  return {
    projectId: of.projectId,
    ratedAt: of.ratedAt,
    methodVersion: of.methodVersion,
    state: of.state,
    status: from.status,
    score: of.score,
    possible: of.possible,
    letter: of.letter,
    inForce: of.inForce,
    dangers: of.dangers,
    letterBefore: null,
    sample: of.sample,
    gates: of.gates.map((gate) => gate.gate),
    marks,
    answers: null,
    weakest: findWeakest(from, METHOD_2_0, of.ratedAt),
    context: Object.fromEntries(of.context.map((line) => [line.id, line.score])),
    facts: from,
  };
}
const before = published(rating, facts);

const withDocumentation = (proven: number): Rating => ({
  ...rating,
  categories: rating.categories.map((category) => ({
    ...category,
    signals: category.signals.map((signal) =>
      signal.id === 'documentation' ? { ...signal, proven } : signal,
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

  it('is true for a first rating', () =>
    expect(needsSnapshot(undefined, rating, facts)).toBe(true));

  it.each<[string, Partial<Rating>]>([
    ['score', { score: 12.3 }],
    ['letter', { letter: 'C' }],
    ['state', { state: 'suspended' }],
    ['possible score', { possible: 99.9 }],
    ['method', { methodVersion: '2.1' }],
    ['set of signals', { inForce: [] }],
    ['set of dangers', { dangers: [DANGER] }],
    ['sample mark', { sample: true }],
    [
      'fired gate',
      {
        gates: [
          { gate: 'honeypot', kind: 'danger', cap: 'C', unshown: false, reason: '', evidence: [] },
        ],
      },
    ],
  ])('is true when the %s differs', (_, change) =>
    expect(needsSnapshot(before, { ...rating, ...change }, facts)).toBe(true),
  );

  it('is true when a signal moved by half a hundredth at one end', () => {
    expect(needsSnapshot(before, withDocumentation(0.5049), facts)).toBe(false);
    expect(needsSnapshot(before, withDocumentation(0.505), facts)).toBe(true);
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
        documentation: fact(
          { coversDeployedCode: 'partly' },
          makeEvidence({ readAt: '2026-11-01T00:00:00.000Z' }),
        ),
      }),
    ).toBe(true);
    expect(needsSnapshot(before, rating, { ...facts, pageViews: fact({ views30d: 1 }) })).toBe(
      false,
    );
  });
});
