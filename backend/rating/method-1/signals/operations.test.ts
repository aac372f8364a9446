import { daysAgo, fact, makeIncident, rateSignal } from '../../../../testing/builders/facts';
import type { IncidentFact } from '../types';

const DONE = fact({ complete: true });
const YEARS_2 = 730.5;
const incident = (given: Partial<IncidentFact> & { days?: number }): IncidentFact => {
  const { days = 0, ...rest } = given;
  return makeIncident({ occurredOn: daysAgo(days), ...rest });
};
const incidents = (list: IncidentFact[], reviewed = true) =>
  rateSignal('incidents', { incidents: list, incidentReview: reviewed ? DONE : null });

describe('incidents', () => {
  it.each<[string, number, IncidentFact[]]>([
    ['none', 1, []],
    ['$100M today', 0, [incident({ lossUsd: 100_000_000 })]],
    ['a dollar less', 0.2, [incident({ lossUsd: 99_999_999 })]],
    ['$10M today', 0.2, [incident({ lossUsd: 10_000_000 })]],
    ['$1M today', 0.5, [incident({ lossUsd: 1_000_000 })]],
    ['less than $1M today', 0.75, [incident({ lossUsd: 999_999 })]],
    ['no loss', 0.75, [incident({ lossUsd: 0 })]],
    ['an unknown loss', 0.75, [incident({ lossUsd: null })]],
    // ½^(730 ÷ 365.25 ÷ 2) = 0.50024; 1 − 0.50024
    [
      '$100M two years ago',
      0.4998,
      [incident({ lossUsd: 100_000_000, days: Math.floor(YEARS_2) })],
    ],
    // ½^(1461 ÷ 365.25 ÷ 2) = ½² exactly
    ['$100M four years ago', 0.75, [incident({ lossUsd: 100_000_000, days: 2 * YEARS_2 })]],
    ['half of it returned', 0.5, [incident({ lossUsd: 100_000_000, returnedShare: 0.5 })]],
    ['all of it returned', 1, [incident({ lossUsd: 100_000_000, returnedShare: 1 })]],
    ['nothing known to be returned', 0, [incident({ lossUsd: 100_000_000, returnedShare: null })]],
    ['the sum of all', 0.25, [incident({ lossUsd: 1_000_000 }), incident({ id: '2', lossUsd: 5 })]],
    ['never below 0', 0, [incident({ lossUsd: 1e9 }), incident({ id: '2', lossUsd: 1e9 })]],
  ])('%s: %d', (_sentence, points, list) => {
    expect(incidents(list).points).toBe(points);
  });

  it('is unknown when the list is empty and the record was not searched', () => {
    expect(incidents([], false).state).toBe('unknown');
    expect(rateSignal('incidents', { incidentReview: fact({ complete: false }) }).state).toBe(
      'unknown',
    );
  });

  it('is known without a review when there are incidents', () => {
    expect(incidents([incident({ lossUsd: 1_000_000 })], false).points).toBe(0.5);
  });

  it('names the heaviest, and says what is not known', () => {
    const list = [
      incident({
        id: '1',
        title: 'Compiler flaw',
        lossUsd: 69_300_000,
        returnedShare: 0.73,
        days: 10,
      }),
      incident({ id: '2', title: 'Website hijack', lossUsd: null, days: 5 }),
      incident({ id: '3', lossUsd: null, days: 900 }),
    ];
    expect(incidents(list)).toMatchObject({
      value: 3,
      unit: 'incidents',
      sentence:
        '3 incidents recorded; biggest drag: "Website hijack", 16 Nov 2026, loss unknown, counted as the smallest size. ' +
        'Loss unknown for 2 of them, counted as the smallest size.',
    });
    expect(incidents(list.slice(0, 1)).sentence).toBe(
      '1 incident recorded: "Compiler flaw", 11 Nov 2026, $69.3M lost, 73% returned.',
    );
  });
});

describe('maturity', () => {
  it.each<[number, number]>([
    [0, 0],
    [1, 0.0009],
    [548, 0.5001],
    [1095, 0.9993],
    [1096, 1],
    [3000, 1],
  ])('first deployed %d days ago: %d', (days, points) => {
    expect(rateSignal('maturity', { firstDeployedOn: fact(daysAgo(days)) }).points).toBe(points);
  });

  it('counts years from the first and days before that', () => {
    expect(rateSignal('maturity', { firstDeployedOn: fact('2024-01-01') }).sentence).toBe(
      'First contract deployed 2.8 years ago, on 1 Jan 2024.',
    );
    expect(rateSignal('maturity', { firstDeployedOn: fact('2026-11-09') }).sentence).toBe(
      'First contract deployed only 12 days ago, on 9 Nov 2026.',
    );
  });
});

const NOT_KNOWN = {
  https: null,
  hsts: null,
  csp: null,
  noMixedContent: null,
  securityTxt: null,
  dnssec: null,
  caa: null,
};
const PASSED = {
  https: true,
  hsts: true,
  csp: true,
  noMixedContent: true,
  securityTxt: true,
  dnssec: true,
  caa: true,
};

describe('website', () => {
  it.each<
    [
      string,
      number | null,
      typeof NOT_KNOWN | typeof PASSED | Record<keyof typeof PASSED, boolean | null>,
    ]
  >([
    ['all seven pass', 1, PASSED],
    ['five of seven', 0.7143, { ...PASSED, dnssec: false, caa: false }],
    ['four of six known', 0.6667, { ...PASSED, https: null, dnssec: false, caa: false }],
    ['one known and failed', 0, { ...NOT_KNOWN, csp: false }],
    ['none known', null, NOT_KNOWN],
  ])('%s: %p', (_sentence, points, value) => {
    expect(rateSignal('website', { website: fact(value) }).points).toBe(points);
  });

  it('names what fails, and what to add', () => {
    expect(
      rateSignal('website', {
        website: fact({ ...PASSED, https: null, dnssec: false, caa: false }),
      }),
    ).toMatchObject({
      value: '4 of 6',
      unit: 'checks passed',
      improvement: 'Add: DNSSEC and CAA.',
      sentence: 'The website passes only 4 of 6 checks. It fails: DNSSEC and CAA. 1 not checked.',
    });
  });
});

describe('response', () => {
  it('names what is in place, what is missing and what is unknown', () => {
    const say = (securityContact: boolean | null, incidentPlan: boolean | null) =>
      rateSignal('response', {
        response: fact({ securityContact, incidentPlan, documentedPause: null }),
      }).sentence;
    expect(say(true, null)).toBe('Security contact: yes. Incident plan, pause procedure: unknown.');
    expect(say(true, false)).toBe(
      'Security contact: yes. Incident plan: no. Pause procedure: unknown.',
    );
    expect(say(false, null)).toBe(
      'None in place. Security contact: no. Incident plan, pause procedure: unknown.',
    );
  });

  it.each<[string, number | null, boolean | null, boolean | null, boolean | null]>([
    ['all three', 1, true, true, true],
    ['two', 0.6667, true, true, false],
    ['one', 0.3333, false, true, false],
    ['none', 0, false, false, false],
    ['one of two known', 0.5, true, null, false],
    ['none known', null, null, null, null],
  ])('%s: %p', (_sentence, points, securityContact, incidentPlan, documentedPause) => {
    expect(
      rateSignal('response', { response: fact({ securityContact, incidentPlan, documentedPause }) })
        .points,
    ).toBe(points);
  });
});
