import { formatMoney } from '../../../contracts/money';
import { fact, makeFacts, NOW, rated } from '../../../testing/builders/facts';
import { METHOD_1_0 } from './blueprint';
import { rate } from './rate';
import type { Facts } from './types';

const TEAM: Partial<Facts> = { team: fact({ confirmedNames: 1 }) };
/** Team 0.5 × 30, documentation 1 × 25, addresses 0 × 20: 40 ÷ 75. */
const THREE: Partial<Facts> = {
  ...TEAM,
  documentation: fact({ coversDeployedCode: 'yes' }),
  addressesPublished: fact({ published: false }),
};

describe('rate', () => {
  it('knows nothing without facts', () => {
    const rating = rated();
    expect(rating).toMatchObject({
      projectId: 'example',
      score: null,
      letter: null,
      uncappedLetter: null,
      cap: null,
      gates: [],
      coverage: 0,
      range: [0, 100],
      provisional: true,
      status: 'active',
      methodVersion: '1.0',
      factsHash: 'hash',
      ratedAt: NOW,
      sample: false,
    });
    expect(rating.categories.map(({ id, weight, score }) => [id, weight, score])).toEqual([
      ['code', 35, null],
      ['governance', 30, null],
      ['operations', 20, null],
      ['transparency', 15, null],
    ]);
    expect(rating.context.map(({ id, weight, score }) => [id, weight, score])).toEqual([
      ['market', 0, null],
      ['community', 0, null],
    ]);
  });

  it('takes the mean over known signals only, to one decimal', () => {
    // (30 × 0.5 + 25 × 1 + 20 × 0) ÷ 75 × 100 = 53.33…
    const transparency = rated(THREE).categories[3];
    expect(transparency).toMatchObject({ score: 53.3, coverage: 0.75 });
  });

  it('takes the score over categories with a known signal, from their published scores', () => {
    // Operations 99.9: (20 × 99.9 + 15 × 53.3) ÷ 35 = 79.93 (79.96 from exact scores)
    const rating = rated({ ...THREE, firstDeployedOn: fact('2023-11-22') });
    expect(rating.categories.map((category) => category.score)).toEqual([null, null, 99.9, 53.3]);
    expect(rating.score).toBe(79.9);
    expect(rating.letter).toBe('A');
  });

  it('counts coverage by category weight × signal weight', () => {
    // Team: 15 × 30 = 450 of 10,000
    expect(rated(TEAM).coverage).toBe(0.045);
  });

  it('leaves what is not applicable out of the coverage', () => {
    // Upgrade control 30 × 35 = 1050 of 10,000 − 30 × 20 for the delay
    const control = fact({
      powers: [{ power: 'change-code' as const, holder: 'nobody' as const }],
    });
    expect(rated({ control }).coverage).toBe(0.1117);
    expect(rated({ control }).categories[1]).toMatchObject({ score: 100, coverage: 0.4375 });
  });

  it('gives the range with every unknown at 0 and at 1', () => {
    // Transparency 15 to 85, others 0 to 100: 15 × 15 ÷ 100 = 2.25, (85 × 100 + 15 × 85) ÷ 100 =
    // 97.75
    expect(rated(TEAM).range).toEqual([2.3, 97.8]);
  });

  it.each(['compromised', 'wound-down'] as const)(
    'takes a %s project off the scale and still explains it',
    (status) => {
      const rating = rated({ ...THREE, status, sellability: fact({ holdersCanSell: false }) });
      expect(rating).toMatchObject({
        status,
        score: null,
        letter: null,
        uncappedLetter: null,
        cap: null,
      });
      expect(rating.categories[3]?.score).toBe(53.3);
      expect(rating.gates.map((gate) => gate.gate)).toEqual(['honeypot']);
    },
  );

  it('takes a Date or an ISO instant', () => {
    expect(rate(makeFacts(THREE), METHOD_1_0, new Date(NOW), 'hash', formatMoney)).toEqual(
      rated(THREE),
    );
  });

  it('is sample data when any input is', () => {
    expect(rated({ team: fact({ confirmedNames: 1 }, { sample: true }) })).toMatchObject({
      sample: true,
    });
    expect(rated({ sellability: fact({ holdersCanSell: true }, { sample: true }) }).sample).toBe(
      true,
    );
    expect(rated(TEAM).sample).toBe(false);
    const signals = rated({ ...THREE, team: fact({ confirmedNames: 1 }, { sample: true }) })
      .categories[3]?.signals;
    expect(signals?.map((signal) => signal.sample)).toEqual([true, false, false, false]);
  });

  it('is plain JSON', () => {
    const rating = rated(THREE);
    expect(JSON.parse(JSON.stringify(rating))).toEqual(rating);
  });
});

describe('provisional', () => {
  const control = fact({
    powers: [{ power: 'change-code' as const, holder: 'vote' as const, delaySeconds: 0 }],
  });
  const governance: Partial<Facts> = {
    control,
    tokenPowers: fact({ powers: [] }),
    holderConcentration: fact({ top10Share: 0.1 }),
  };
  const transparency: Partial<Facts> = { ...THREE, repository: fact({ public: false }) };
  // Of 10,000: governance 3000, transparency 1500, incidents 900, maturity 400, website 400,
  // response 300
  const operations: Partial<Facts> = {
    incidentReview: fact({ complete: true }),
    firstDeployedOn: fact('2025-01-01'),
  };

  it('ends at a coverage of 0.60', () => {
    expect(rated({ ...governance, ...transparency, ...operations })).toMatchObject({
      coverage: 0.58,
      provisional: true,
    });
    expect(
      rated({
        ...governance,
        ...transparency,
        incidentReview: fact({ complete: true }),
        audits: [],
        auditReview: null,
        bounty: fact({ status: 'none', topRewardUsd: null }),
      }),
    ).toMatchObject({ coverage: 0.5925, provisional: true });
    expect(
      rated({
        ...governance,
        ...transparency,
        ...operations,
        response: fact({
          securityContact: true,
          incidentPlan: null,
          documentedPause: null,
        }),
      }),
    ).toMatchObject({ coverage: 0.61, provisional: false });
  });
});
