import {
  makeAudit,
  makeCategory,
  makeContract,
  makeEvidence,
  makeProjectDetail,
  makeRating,
  makeSignal,
} from '@/testing/builders/project';
import { drawOverview } from '../overview/drawOverview';
import type { BoundSignal } from './bound';
import {
  AUDITS_SHOWN,
  boundProject,
  CONTRACTS_SHOWN,
  PARTS_SHOWN,
  SOURCES_SHOWN,
} from './boundProject';
import { orderContracts } from './orderContracts';

const idOf = (index: number) => `eip155:1:0x${index.toString(16).padStart(40, '0')}`;
const contract = (index: number, given: Parameters<typeof makeContract>[0] = {}) =>
  makeContract({
    id: idOf(index),
    address: `0x${index.toString(16).padStart(40, '0')}`,
    name: `Contract ${index}`,
    ...given,
  });
const contracts = (count: number) => Array.from({ length: count }, (_, index) => contract(index));
const part = (index: number, proven: number, possible = proven) => ({
  id: idOf(index),
  label: `Contract ${index}`,
  sentence: 'Read.',
  proven,
  possible,
});
const ratingOf = (...signals: ReturnType<typeof makeSignal>[]) =>
  makeRating({ categories: [makeCategory({ signals })] });
const signalOf = (project: ReturnType<typeof boundProject>) =>
  project.rating!.categories[0]!.signals[0] as BoundSignal;

describe('the order of contracts', () => {
  it('has those with funds first, then those that lower the rating, the costliest first', () => {
    const rating = ratingOf(
      makeSignal({ parts: [part(0, 1), part(1, 0.5), part(2, 0), part(3, 0.9)] }),
    );
    const given = [
      contract(0),
      contract(1),
      contract(2),
      contract(3, { holdsFunds: true }),
      contract(4, { holdsFunds: false }),
    ];
    expect(orderContracts({ contracts: given, rating }).map(({ name }) => name)).toEqual(
      [3, 2, 1, 0, 4].map((index) => `Contract ${index}`),
    );
  });
});

describe('a page of many contracts', () => {
  it('has the first of them, and counts the rest with what a reader would ask', () => {
    const given = [
      ...contracts(CONTRACTS_SHOWN).map((item) => ({ ...item, holdsFunds: true })),
      contract(101, { verified: 'none' }),
      contract(102),
      contract(103, { verified: 'exact' }),
    ];
    const bound = boundProject(makeProjectDetail({ id: 'safe', contracts: given }));
    expect(bound.contracts).toHaveLength(CONTRACTS_SHOWN);
    expect(bound.contractsRest).toMatchObject({
      total: CONTRACTS_SHOWN + 3,
      words: '3 more: 1 without published source, 1 with source not checked.',
      link: { href: '/projects/safe/contracts', label: `All ${CONTRACTS_SHOWN + 3} contracts` },
    });
  });

  it('is as before with few, in the order of the record', () => {
    const given = [contract(1), contract(0, { holdsFunds: true })];
    const bound = boundProject(makeProjectDetail({ contracts: given }));
    expect(bound.contracts.map(({ id }) => id)).toEqual([idOf(1), idOf(0)]);
    expect(bound.contractsRest).toBeUndefined();
  });

  it('still names what reports and powers refer to', () => {
    const power = {
      power: 'change-code',
      contract: idOf(31),
      holder: 'key',
      threshold: null,
      address: null,
      source: null,
      contracts: null,
      signers: null,
      delaySeconds: null,
      reach: null,
      note: null,
    } as const;
    const bound = boundProject(
      makeProjectDetail({
        contracts: contracts(40),
        audits: [makeAudit({ contracts: [idOf(30)] })],
        control: [power],
      }),
    );
    expect(bound.otherNames).toEqual({ [idOf(30)]: 'Contract 30', [idOf(31)]: 'Contract 31' });
  });

  it('names the first contracts of a report, and says how many more', () => {
    const ids = contracts(9).map(({ id }) => id);
    const bound = boundProject(makeProjectDetail({ audits: [makeAudit({ contracts: ids })] }));
    expect(bound.audits[0]).toMatchObject({ contracts: ids.slice(0, 6), moreContracts: 3 });
  });

  it('has the first reports, serious open findings among them, and counts the rest', () => {
    const report = (index: number) =>
      makeAudit({ id: `audit-${index}`, publishedOn: `2025-01-${10 + index}` });
    const old = makeAudit({
      id: 'old',
      publishedOn: '2020-01-01',
      counts: [{ severity: 'major', status: 'open', count: 2 }],
    });
    const audits = [...Array.from({ length: AUDITS_SHOWN + 2 }, (_, index) => report(index)), old];
    const bound = boundProject(makeProjectDetail({ id: 'lido', audits }));
    expect(bound.audits.map(({ id }) => id).slice(0, 2)).toEqual([
      'old',
      `audit-${AUDITS_SHOWN + 1}`,
    ]);
    expect(bound.audits).toHaveLength(AUDITS_SHOWN);
    expect(bound.auditsRest).toMatchObject({
      total: AUDITS_SHOWN + 3,
      link: { href: '/projects/lido/audits', label: `All ${AUDITS_SHOWN + 3} audits` },
    });
    expect(bound.auditsRest?.words).toMatch(/^3 more/);
  });

  it('is drawn from all of them', () => {
    const project = makeProjectDetail({
      contracts: contracts(30).map((item, index) => ({
        ...item,
        deployedOn: `2024-01-${String(index + 1).padStart(2, '0')}`,
      })),
    });
    expect(drawOverview(project).timeline?.label).toContain('30 deployments');
  });
});

describe('a signal of many parts', () => {
  const parts = [
    ...Array.from({ length: 20 }, (_, index) => part(index, 1)),
    part(20, 0.5, 1),
    part(21, 0),
  ];
  const proven = 20.5 / 22;
  const signal = makeSignal({ parts, proven, possible: 21 / 22 });
  const bound = boundProject(
    makeProjectDetail({
      id: 'safe',
      contracts: contracts(22),
      rating: ratingOf(signal),
    }),
  );

  it('has the weakest, and the rest by points', () => {
    const shown = signalOf(bound);
    expect(shown.parts).toHaveLength(PARTS_SHOWN);
    expect(shown.parts.slice(0, 3).map(({ proven: points }) => points)).toEqual([0, 0.5, 1]);
    expect(shown.partsRest).toMatchObject({
      total: 22,
      link: { href: '/projects/safe/contracts', label: 'All 22 contracts' },
    });
    expect(shown.partsRest?.words).toContain('10 more: 10 at 100.');
  });

  it('has the sum and the mean of all, so that they can be redone', () => {
    expect(signalOf(bound).partsRest?.words).toContain(
      'Mean of all 22: 2,050 ÷ 22 = 93.2 proven; 2,100 ÷ 22 = 95.5 possible.',
    );
  });

  it('calls parts without points unknown', () => {
    const unknown = Array.from({ length: PARTS_SHOWN + 2 }, (_, index) => part(index, 0, 1));
    const rating = ratingOf(makeSignal({ parts: unknown, proven: 0, possible: 1 }));
    expect(signalOf(boundProject(makeProjectDetail({ rating }))).partsRest?.words).toMatch(
      /^2 more: 2 unknown\. Mean of all 14: 0 ÷ 14 = 0 proven; 1,400 ÷ 14 = 100 possible\.$/,
    );
  });

  it('claims no mean where the signal is none, and leads to the data', () => {
    const other = boundProject(
      makeProjectDetail({
        id: 'safe',
        contracts: [],
        rating: ratingOf(makeSignal({ parts, proven: 0, possible: 1 })),
      }),
    );
    expect(signalOf(other).partsRest).toMatchObject({
      words: '10 more: 10 at 100.',
      link: { href: '/api/projects/safe/rating?at=2026-11-21T12:00:00.000Z' },
    });
  });

  it('has some of many sources, one of each kind', () => {
    const evidence = [
      ...Array.from({ length: 12 }, () => makeEvidence({ tier: 'P1' })),
      makeEvidence({ tier: 'P3' }),
    ];
    const shown = signalOf(
      boundProject(makeProjectDetail({ rating: ratingOf(makeSignal({ evidence })) })),
    );
    expect(shown.evidence).toHaveLength(SOURCES_SHOWN);
    expect(shown.evidence.map(({ tier }) => tier)).toContain('P3');
    expect(shown.moreSources).toBe(13 - SOURCES_SHOWN);
  });
});
