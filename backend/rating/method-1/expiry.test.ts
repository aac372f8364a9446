import {
  makeContract,
  daysAgo,
  evidence,
  fact,
  makeIncident,
  NOW,
  rated,
  rateSignal,
} from '../../../testing/builders/facts';
import type { Facts } from './types';

const facts = (days: number): Partial<Facts> => {
  const seen = <T>(value: T) => fact(value, { on: daysAgo(days) });
  return {
    contracts: [
      makeContract({
        verified: 'exact',
        codeChangedOn: '2025-01-01',
        evidence: [evidence({ on: daysAgo(days) })],
      }),
    ],
    audits: [
      {
        id: 'a',
        auditor: 'A',
        publishedOn: '2026-01-01',
        findings: [],
        evidence: [evidence({ on: daysAgo(days) })],
        scope: [{ contract: makeContract().id, implementation: null }],
      },
    ],
    bounty: seen({ status: 'active', topRewardUsd: 1 }),
    control: seen({ powers: [{ power: 'change-code', holder: 'vote', delaySeconds: 9 }] }),
    tokenPowers: seen({ powers: [] }),
    holderConcentration: seen({ top10Share: 0.3 }),
    incidentReview: seen({ complete: true }),
    firstDeployedOn: seen('2025-01-01'),
    website: seen({
      https: true,
      hsts: true,
      csp: true,
      noMixedContent: true,
      securityTxt: true,
      dnssec: true,
      caa: true,
    }),
    response: seen({ securityContact: true, incidentPlan: true, documentedPause: true }),
    team: seen({ confirmedNames: 2 }),
    documentation: seen({ coversDeployedCode: 'yes' }),
    repository: seen({ public: true, lastActivityOn: null }),
    addressesPublished: seen({ published: true }),
  };
};

const START_OF_DAY = `${daysAgo(0)}T00:00:00.000Z`;

describe('facts age', () => {
  it.each([
    ['audit-coverage', 90],
    ['open-findings', 180],
    ['audit-freshness', 30],
    ['verified-source', 90],
    ['bug-bounty', 180],
    ['upgrade-control', 7],
    ['delay', 7],
    ['token-powers', 7],
    ['holder-concentration', 30],
    ['incidents', 30],
    ['website', 30],
    ['response', 180],
    ['team', 180],
    ['documentation', 180],
    ['repository', 180],
    ['addresses-published', 180],
  ])('%s counts for %d days, to the instant', (id, days) => {
    const last = rateSignal(id, facts(days), START_OF_DAY);
    expect(last.points).not.toBeNull();
    expect(last.validUntil).toBe(START_OF_DAY);
    const past = rateSignal(id, facts(days), START_OF_DAY.replace('.000Z', '.001Z'));
    expect(past).toMatchObject({
      state: 'unknown',
      points: null,
      value: null,
      unit: null,
      validUntil: START_OF_DAY,
    });
    expect(past.evidence).toEqual(last.evidence);
  });

  it('maturity never expires', () => {
    expect(rateSignal('maturity', facts(4000))).toMatchObject({ state: 'warn', validUntil: null });
  });

  it('says when they were last checked', () => {
    const control = fact(
      { powers: [{ power: 'change-code' as const, holder: 'nobody' as const }] },
      { on: '2026-11-10' },
    );
    const signal = rateSignal('upgrade-control', { control });
    expect(signal.sentence).toBe('Out of date: last checked 10 Nov 2026, valid 7 days.');
    expect(signal.improvement).toBe('Check it again. Each check is valid 7 days.');
  });

  it('not applicable expires too', () => {
    const control = fact(
      { powers: [{ power: 'change-code' as const, holder: 'nobody' as const }] },
      { on: daysAgo(30) },
    );
    expect(rateSignal('delay', { control }).state).toBe('unknown');
  });

  it('an expired signal leaves the mean and the coverage', () => {
    const team = fact({ confirmedNames: 2 });
    const stale = fact({ published: false }, { on: daysAgo(200) });
    expect(rated({ team, addressesPublished: stale })).toMatchObject({
      score: 100,
      coverage: rated({ team }).coverage,
    });
  });

  it('the newest evidence of a fact counts', () => {
    const team = {
      value: { confirmedNames: 2 },
      evidence: [evidence({ on: daysAgo(400) }), evidence({ on: daysAgo(2), tier: 'P3' })],
    };
    expect(rateSignal('team', { team })).toMatchObject({
      points: 1,
      observedAt: `${daysAgo(2)}T00:00:00.000Z`,
      tier: 'P1',
    });
  });

  it('a new check of the record keeps old incidents in the sum', () => {
    const incident = makeIncident({
      lossUsd: 1e9,
      occurredOn: daysAgo(1),
      evidence: [evidence({ on: daysAgo(300) })],
    });
    expect(rateSignal('incidents', { incidents: [incident] }).state).toBe('unknown');
    expect(
      rateSignal('incidents', { incidents: [incident], incidentReview: fact({ complete: true }) })
        .points,
    ).toBeLessThan(0.01);
  });

  it('a fact without evidence is unknown', () => {
    expect(
      rateSignal('team', { team: { value: { confirmedNames: 2 }, evidence: [] } }),
    ).toMatchObject({
      state: 'unknown',
      sentence: 'Unknown: no source recorded.',
      observedAt: null,
      validUntil: null,
    });
  });

  it('rates the same facts differently later, and only by the instant given', () => {
    expect(rated(facts(1), NOW).coverage).toBe(1);
    expect(rated(facts(1), '2027-11-21T12:00:00Z').coverage).toBe(0.04);
  });
});
