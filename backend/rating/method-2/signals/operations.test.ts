import {
  daysAgo,
  daysLater,
  fact,
  incidentSearchOf,
  makeContract,
  makeEvidence,
  makeIncident,
  NOW,
  onChain,
  rateSignal,
} from '../../../../testing/builders/factsOfMethod2';
import type { Facts, IncidentFact } from '../types';

const TODAY = NOW.slice(0, 10);
const after = (...incidents: Partial<IncidentFact>[]): Partial<Facts> => ({
  incidents: incidents.map((given, index) =>
    makeIncident({ id: `incident-${index}`, occurredOn: TODAY, ...given }),
  ),
  incidentList: incidentSearchOf(0),
});
const lost = (lossUsd: number, returnedShare: number | null = 0) => ({ lossUsd, returnedShare });

describe('incidents', () => {
  it.each<[string, number, number, Partial<Facts>]>([
    ['none', 1, 1, after()],
    ['$100M', 0, 0, after(lost(100_000_000))],
    ['$10M', 0.2, 0.2, after(lost(10_000_000))],
    ['$1M', 0.5, 0.5, after(lost(1_000_000))],
    ['less', 0.75, 0.75, after(lost(999_999))],
    ['nothing lost', 0.9, 0.9, after(lost(0))],
    ['half returned', 0.6, 0.6, after(lost(10_000_000, 0.5))],
    ['share returned unknown', 0.2, 1, after(lost(10_000_000, null))],
    ['loss unknown', 0, 1, after({})],
    ['loss unknown, nothing returned', 0, 0.9, after({ returnedShare: 0 })],
    ['the sum', 0.25, 0.25, after(lost(1_000_000), lost(1000))],
    ['never below 0', 0, 0, after(lost(1e9), lost(1e9))],
    ['percent for a share is no share', 0.2, 1, after(lost(10_000_000, 95))],
  ])('%s: %d to %d', (_sentence, proven, possible, given) => {
    expect(rateSignal('incidents', given)).toMatchObject({ proven, possible });
  });

  it('halves every two years', () => {
    const day = new Date(Date.parse(TODAY) - 730.5 * 86_400_000).toISOString().slice(0, 10);
    const { proven } = rateSignal('incidents', {
      incidents: [makeIncident({ occurredOn: day, ...lost(100_000_000) })],
      incidentList: incidentSearchOf(1),
    });
    expect(proven).toBeCloseTo(0.5, 2);
  });

  const lists = (...names: [string, boolean][]): Partial<Facts> => ({
    incidentList: fact({
      through: daysAgo(3),
      count: 0,
      lists: names.map(([name, beyondContracts]) => ({ name, beyondContracts })),
    }),
  });
  it.each<[string, number, Partial<Facts>]>([
    ['two lists, one beyond contracts', 1, lists(['A', false], ['B', true])],
    ['two lists, none beyond contracts', 0, lists(['A', false], ['B', false])],
    ['one list', 0, lists(['A', true])],
    ['the same list twice', 0, lists(['List A', true], [' list a', false])],
    ['no list', 0, {}],
    ['an incident that lists name and nobody recorded', 0, { incidentList: incidentSearchOf(1) }],
  ])('%s: %d', (_sentence, proven, given) => {
    expect(rateSignal('incidents', given)).toMatchObject({ proven, possible: 1 });
  });

  it.each<[string, Partial<Facts>]>([
    ['No security incident found. Searched: List A and List B, up to 18 Nov 2026.', after()],
    [
      'Too few incident lists searched: one must cover keys, domains and front ends. Searched: A, up to 18 Nov 2026.',
      lists(['A', true]),
    ],
    [
      '1 incident recorded: “Stolen key”, 21 Nov 2026, $10M lost, 50% returned. Searched: List A and List B, up to 18 Nov 2026.',
      after(lost(10_000_000, 0.5)),
    ],
    [
      '2 incidents recorded; biggest drag: “Stolen key”, 21 Nov 2026, loss unknown. Searched: List A and List B, up to 18 Nov 2026.',
      after(lost(0), {}),
    ],
    [
      '1 incident recorded: “Stolen key”, 21 Nov 2026, nothing lost. Our incident search is out of date.',
      { ...after(lost(0)), incidentList: null },
    ],
    ['The lists name 2 incidents; 0 recorded.', { incidentList: incidentSearchOf(2) }],
    ['Not checked yet: incident lists.', {}],
    [
      'Out of date or undated: search of incident lists.',
      { incidentList: incidentSearchOf(0, daysAgo(40)) },
    ],
  ])('%s', (sentence, given) => {
    expect(rateSignal('incidents', given).sentence).toBe(sentence);
  });
});

describe('maturity', () => {
  const holding = (id: string, days: number | null, funds: boolean | null = true) =>
    makeContract({
      id,
      deployedOn: days === null ? null : fact(daysAgo(days)),
      holdsFunds: funds === null ? null : fact(funds, onChain()),
    });
  const of = (...contracts: ReturnType<typeof holding>[]): Partial<Facts> => ({
    contracts,
    contractList: fact({ through: daysAgo(1), count: contracts.length }, onChain()),
  });
  it.each<[string, number, number, Partial<Facts>]>([
    ['deployed today', 0, 0, of(holding('a', 0))],
    ['three years', 1, 1, of(holding('a', 1096))],
    ['ten years', 1, 1, of(holding('a', 3652))],
    ['the oldest that holds value', 1, 1, of(holding('a', 10), holding('b', 2000))],
    ['an older one without value', 0, 0, of(holding('a', 0), holding('b', 2000, false))],
    ['an older one that may hold value', 0, 1, of(holding('a', 0), holding('b', 2000, null))],
    ['the day not known', 0, 1, of(holding('a', null))],
    ['contracts not all recorded', 0, 1, { contracts: [holding('a', 0)] }],
    ['none holds value', 0, 0, of(holding('a', 2000, false))],
  ])('%s: %d to %d', (_sentence, proven, possible, given) => {
    expect(rateSignal('maturity', given)).toMatchObject({ proven, possible });
  });

  it('names the day', () => {
    expect(rateSignal('maturity', of(holding('a', 548)))).toMatchObject({
      value: 1.5,
      unit: 'years',
      sentence: 'The oldest contract that holds value was deployed on 22 May 2025.',
    });
    expect(rateSignal('maturity', {}).sentence).toBe(
      'Not known: since when a contract holds value.',
    );
  });
});

describe('website and response', () => {
  const website = (https: boolean | null, caa: boolean | null) =>
    rateSignal('website', {
      website: fact({
        https,
        hsts: https,
        csp: https,
        noMixedContent: https,
        securityTxt: https,
        dnssec: https,
        caa,
      }),
    });
  it('one seventh each, each with its own unknown', () => {
    expect(website(true, true)).toMatchObject({ proven: 1, possible: 1 });
    expect(website(false, false)).toMatchObject({ proven: 0, possible: 0 });
    expect(website(true, null)).toMatchObject({ proven: 0.8571, possible: 1 });
    expect(website(true, false)).toMatchObject({
      proven: 0.8571,
      possible: 0.8571,
      value: '6 of 7',
      improvement: 'Add: CAA.',
      sentence:
        'Passes: HTTPS only, HSTS, CSP, no mixed content, security.txt and DNSSEC. Fails: CAA.',
    });
    expect(website(null, null).sentence).toBe('Not checked yet: the website.');
  });

  it('one third each, each with its own unknown', () => {
    const response = fact({ securityContact: true, incidentPlan: null, documentedPause: false });
    expect(rateSignal('response', { response })).toMatchObject({
      proven: 0.3333,
      possible: 0.6667,
      sentence: 'In place: Security contact. Missing: Pause procedure. Not known: Incident plan.',
    });
    expect(rateSignal('response', {}).sentence).toBe(
      'Not checked yet: preparations for an incident.',
    );
  });

  describe('a security.txt that this site has read', () => {
    const look = onChain({ block: null, statedAt: daysAgo(1), title: 'Website' });
    const file = (securityTxt: boolean | null, securityTxtUntil: string | null = '2026-12-05') =>
      fact(
        {
          ...{ https: null, hsts: null, csp: null, noMixedContent: null, securityTxt },
          ...{ dnssec: null, caa: null, securityTxtUntil },
        },
        look,
      );
    const plan = (securityContact: boolean | null) =>
      fact(
        { securityContact, incidentPlan: true, documentedPause: null },
        makeEvidence({ title: 'Typed', statedAt: daysAgo(300) }),
      );
    const rated = (given: Partial<Facts>, now?: string) => {
      const { proven, possible, validUntil, evidence } = rateSignal('response', given, now);
      return { proven, possible, validUntil, from: evidence.map(({ title }) => title) };
    };

    it.each<[string, Partial<Facts>, number, string[]]>([
      ['is the contact where nothing else is known', { website: file(true) }, 0.3333, ['Website']],
      [
        'is the contact where a person knew of none',
        { website: file(true), response: plan(false) },
        0.6667,
        ['Website', 'Typed'],
      ],
      [
        'adds nothing to a recorded contact',
        { website: file(true), response: plan(true) },
        0.6667,
        ['Typed'],
      ],
      [
        'that is missing takes no recorded contact away',
        { website: file(false), response: plan(true) },
        0.6667,
        ['Typed'],
      ],
      [
        'that names no end is no contact',
        { website: file(true, null), response: plan(null) },
        0.3333,
        ['Typed'],
      ],
    ])('%s', (_what, given, proven, from) => {
      expect(rated(given)).toMatchObject({ proven, from });
    });

    it('is no contact once it has expired, and the plan keeps its own day', () => {
      const given = { website: file(true), response: plan(null) };
      expect(rated(given)).toMatchObject({ validUntil: '2026-12-05T00:00:00.000Z' });
      expect(rated(given, daysLater(20))).toMatchObject({ proven: 0.3333, from: ['Typed'] });
      expect(rated(given, daysLater(70))).toMatchObject({ proven: 0, from: [] });
    });

    it('is out of date after 30 days without a look, and renews no plan', () => {
      const given = { website: file(true, '2030-01-01'), response: plan(null) };
      expect(rated(given)).toMatchObject({ validUntil: daysLater(30, look.readAt) });
      expect(rateSignal('response', given, daysLater(31))).toMatchObject({
        ...{ proven: 0.3333, possible: 1, ranOut: true },
      });
    });
  });
});
