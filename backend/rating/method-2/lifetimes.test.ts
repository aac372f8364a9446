import {
  daysAgo,
  daysLater,
  fact,
  incidentSearchOf,
  makeContract,
  makeEvidence,
  OFF,
  onChain,
  perfectFacts,
  rateSignal,
} from '../../../testing/builders/factsOfMethod2';
import { goldenFacts } from '../../../testing/builders/goldenOfMethod2';
import { METHOD_2_0 } from './blueprint';
import { look } from './lifetimes';
import type { Endurance } from './methodTypes';
import { isAfter, isUpTo } from './months';
import { rate } from './rate';
import type { Evidence, Facts } from './types';

const START = '2026-01-01';
const on = (given: Partial<Evidence> = {}) =>
  makeEvidence({ statedAt: START, readAt: `${START}T00:00:00.000Z`, ...given });
const OURS: Partial<Evidence> = { tier: 'P0', how: 'machine' };

/** How many days after the first day of the year the fact still counts. */
function daysOf(endurance: Endurance, evidence: Evidence): number {
  const counts = (day: number): boolean =>
    look({ value: 1, evidence: [evidence] }, endurance, {
      now: Date.parse(daysLater(day, `${START}T00:00:00.000Z`)),
      lifetimes: METHOD_2_0.lifetimes,
      refreshed: false,
      lapses: [],
    }) !== null;
  if (!counts(0)) return -1;
  if (counts(100_000)) return Infinity;
  return Array.from({ length: 800 }, (_, day) => day).findLast(counts) ?? -1;
}

it.each<[string, number, Endurance, Evidence]>([
  ['what cannot change', Infinity, 'fixed', on({ statedAt: null })],
  ['state of a chain, read by us', 7, 'chain', on(OURS)],
  ['holders, read by us', 30, 'holders', on(OURS)],
  ['state of a chain, read by others', 180, 'chain', on({ tier: 'P3', how: 'machine', block: 9 })],
  ['state of a chain, read by hand', 180, 'chain', on({ tier: 'P0' })],
  ['holders, read by others', 180, 'holders', on({ tier: 'P3', how: 'machine' })],
  ['state of a chain, from a document', 365, 'chain', on()],
  ["a server's answer, read by us", 30, 'server', on(OURS)],
  ["a server's answer, from a document", 365, 'server', on()],
  ['a document', 365, 'document', on()],
  ['a search through lists', 30, 'review', on()],
  ['undated state of a chain', -1, 'chain', on({ statedAt: null })],
  ['undated state of a chain, read by us', 7, 'chain', on({ ...OURS, statedAt: null })],
  ['an undated document', -1, 'document', on({ statedAt: null })],
  ['an undated search', -1, 'review', on({ statedAt: null })],
  ['a document dated after it was read', 365, 'document', on({ statedAt: '2062-01-01' })],
  ['a block dated after it was read', 180, 'chain', on({ statedAt: '2062-01-01', tier: 'P0' })],
])('%s counts for %d days', (_what, days, endurance, evidence) => {
  expect(daysOf(endurance, evidence)).toBe(days);
});

it('prints every lifetime that the method has', () => {
  expect(METHOD_2_0.lifetimeRows.map(({ id }) => id).sort()).toEqual(
    ['fixed', ...Object.keys(METHOD_2_0.lifetimes)].sort(),
  );
});

it('counts from the day of the source, never from the day it was read', () => {
  const old = makeEvidence({ statedAt: daysAgo(400), readAt: daysLater(0) });
  const documentation = fact({ coversDeployedCode: 'yes' as const }, old);
  expect(rateSignal('documentation', { documentation })).toMatchObject({
    state: 'unknown',
    ranOut: false,
    sentence: 'Out of date or undated: documentation.',
  });
});

it('shows until when an answer counts, and that it has run out', () => {
  const documentation = fact(
    { coversDeployedCode: 'yes' as const },
    makeEvidence({ statedAt: '2026-01-01', readAt: '2026-01-05T00:00:00.000Z' }),
  );
  expect(rateSignal('documentation', { documentation })).toMatchObject({
    statedAt: '2026-01-01',
    validUntil: '2027-01-01T00:00:00.000Z',
    ranOut: false,
  });
  expect(rateSignal('documentation', { documentation }, '2027-01-01T00:00:01.000Z')).toMatchObject({
    state: 'unknown',
    ranOut: true,
    sentence: 'Out of date or undated: documentation. Part of it is out of date.',
  });
});

it('keeps the sources that still count, and only those', () => {
  const late = makeEvidence({ title: 'Late' });
  const early = makeEvidence({ title: 'Early', statedAt: daysAgo(400) });
  const documentation = fact({ coversDeployedCode: 'yes' as const }, early, late);
  expect(rateSignal('documentation', { documentation }).evidence).toEqual([late]);
});

it('counts a search from the day up to which the lists went', () => {
  const proven = (through: string) =>
    rateSignal('incidents', { incidentList: incidentSearchOf(0, through) }).proven;
  expect(proven(daysAgo(29))).toBe(1);
  expect(proven(daysAgo(31))).toBe(0);
});

it('keeps for good what is known of code that cannot change', () => {
  const late = daysLater(2000);
  const contract = (proxy: boolean) =>
    makeContract({ proxy: fact(proxy), verified: fact('exact', onChain()) });
  const verified = (proxy: boolean) =>
    rateSignal('verified-source', { contracts: [contract(proxy)] }, late).parts[0];
  expect(verified(false)).toMatchObject({ proven: 1, possible: 1 });
  expect(verified(true)).toMatchObject({ proven: 0, possible: 1 });
  const control = fact({ powers: [], whole: true }, onChain());
  expect(rateSignal('upgrade-control', { control }, late).proven).toBe(1);
});

describe('a month is known as a month', () => {
  const month = { publishedOn: '2026-06-01', precision: 'month' as const };
  const day = { publishedOn: '2026-06-01', precision: 'day' as const };
  it.each([
    ['2026-05-31', month, false, true],
    ['2026-06-01', month, false, false],
    ['2026-06-30', month, false, false],
    ['2026-07-01', month, true, false],
    ['2026-06-01', day, false, true],
    ['2026-06-02', day, true, false],
  ])('%s against %j: after %s, up to %s', (when, published, after, upTo) => {
    expect(isAfter(when, published)).toBe(after);
    expect(isUpTo(when, published)).toBe(upTo);
  });
});

describe('suspended', () => {
  const before = { letter: 'A' as const, ratedAt: '2026-11-21' };
  const rateAt = (facts: Facts, days: number, suspendedOver = METHOD_2_0.suspendedOver) =>
    rate(facts, {
      method: { ...METHOD_2_0, suspendedOver },
      now: daysLater(days),
      factsHash: '',
      formatMoney: String,
      off: OFF,
      before,
    });

  it('once the state of the chain has not been confirmed for a week', () => {
    const facts = goldenFacts();
    const states = [0, 5, 8].map((days) => rateAt(facts, days).state);
    expect(states).toEqual(['rated', 'rated', 'suspended']);
  });

  it.each(['documentation', 'response'] as const)(
    'when more has run out than the method allows, and not when just as much (%s)',
    (key) => {
      const perfect = perfectFacts();
      const aging = makeEvidence({ statedAt: daysAgo(364), readAt: `${daysAgo(364)}T00:00:00Z` });
      const facts = { ...perfect, [key]: { ...perfect[key], evidence: [aging] } } as Facts;
      const [fresh, late] = [rateAt(facts, 0), rateAt(facts, 3)];
      const share = Math.round((fresh.known - late.known) * 1000) / 1000;
      expect(share).toBeGreaterThan(0);
      expect(rateAt(facts, 3, share).state).toBe('rated');
      expect(rateAt(facts, 3, share - 0.001).state).toBe('suspended');
    },
  );

  it('is never for what was never known', () => {
    expect(rateAt(goldenFacts('protocol', { control: null }), 30).state).toBe('not-rated');
  });

  it('claims no letter, and keeps the last one with its day', () => {
    const rating = rateAt(goldenFacts(), 30);
    expect(rating).toMatchObject({ letter: null, possibleLetter: null, letterBefore: before });
    expect(rateAt(goldenFacts(), 0).letterBefore).toBeNull();
  });
});
