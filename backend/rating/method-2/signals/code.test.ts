import {
  daysAgo,
  fact,
  makeAudit,
  makeContract,
  onChain,
  rateSignal,
  searchOf,
} from '../../../../testing/builders/factsOfMethod2';
import type { AuditFact, ContractFact, Facts, FindingCount } from '../types';

const list = (count: number) => fact({ through: daysAgo(1), count }, onChain());
const proxyWith = (code: ContractFact['code'], given: Partial<ContractFact> = {}) =>
  makeContract({ proxy: fact(true), code, ...given });
const runs = (implementation: string | null, changes: string[] | null, last?: string) =>
  fact(
    {
      implementation,
      changes,
      lastChangedOn: last ?? changes?.[changes.length - 1] ?? null,
    },
    onChain(),
  );
const names = (implementation: string | null = null, given: Partial<AuditFact> = {}) =>
  makeAudit({
    scope: { contracts: [{ contract: 'eip155:1:0xc0', implementation }], ownCode: true },
    ...given,
  });

const spanOf = (id: string, given: Partial<Facts>): [number, number] | 'n/a' => {
  const { proven, possible, state } = rateSignal(id, given);
  return state === 'n/a' ? 'n/a' : [proven, possible];
};

type Row = [sentence: string, span: [number, number] | 'n/a', given: Partial<Facts>];

describe('audit-coverage', () => {
  const one = (contract: ContractFact, audits: AuditFact[], searched = false): Partial<Facts> => ({
    contracts: [contract],
    contractList: list(1),
    audits,
    ...(searched ? { auditList: searchOf(audits.length) } : {}),
  });
  it.each<Row>([
    [
      'a report names code that cannot change',
      [1, 1],
      one(makeContract({ proxy: fact(false) }), [names()]),
    ],
    ['a report names the implementation', [1, 1], one(proxyWith(runs('a', null)), [names('a')])],
    [
      'a report names another implementation',
      [0.4, 0.4],
      one(proxyWith(runs('b', null)), [names('a')]),
    ],
    [
      'named by address, changed since',
      [0.4, 0.4],
      one(proxyWith(runs(null, ['2026-06-02'])), [names()]),
    ],
    ['named by address, change unknown', [0.4, 1], one(proxyWith(null), [names()])],
    [
      'named by address, not changed since',
      [0.4, 1],
      one(proxyWith(runs('a', ['2026-05-31'])), [names()]),
    ],
    [
      'changed in the month of the report',
      [0.4, 1],
      one(proxyWith(runs(null, ['2026-06-20'])), [names(null, { precision: 'month' })]),
    ],
    [
      'the better of two reports',
      [1, 1],
      one(proxyWith(runs('b', null)), [names('a'), names('b', { id: 'audit-2' })]),
    ],
    ['named in no report, lists not searched', [0, 1], one(makeContract(), [makeAudit()])],
    ['named in no report, every report recorded', [0, 0], one(makeContract(), [], true)],
    [
      'a report whose scope is not recorded may name it',
      [0, 1],
      one(makeContract(), [makeAudit()], true),
    ],
    [
      'contracts that are not all recorded',
      [0, 1],
      { ...one(makeContract({ proxy: fact(false) }), [names()]), contractList: list(2) },
    ],
    [
      'no list of contracts',
      [0, 1],
      { ...one(makeContract({ proxy: fact(false) }), [names()]), contractList: null },
    ],
    ['a project without contracts', 'n/a', { contractList: list(0) }],
    [
      'the mean over contracts',
      [0.5, 0.5],
      {
        contracts: [makeContract({ proxy: fact(false) }), makeContract({ id: 'other' })],
        contractList: list(2),
        audits: [names()],
        auditList: searchOf(1),
      },
    ],
  ])('%s: %j', (_sentence, span, given) => {
    expect(spanOf('audit-coverage', given)).toEqual(span);
  });

  it('says what is recorded of at least how many', () => {
    const given = {
      contracts: [makeContract({ proxy: fact(false) }), makeContract({ id: 'other' })],
      contractList: list(2),
      audits: [names()],
      auditList: searchOf(9),
    };
    expect(rateSignal('audit-coverage', given)).toMatchObject({
      value: '1 of 2',
      unit: 'contracts',
      sentence:
        '1 of 2 contracts runs audited code. 1 is not named in the reports recorded (1 of at least 9).',
      parts: [
        { id: 'eip155:1:0xc0', sentence: 'A report names the code it runs.', proven: 1 },
        { id: 'other', sentence: 'In no report recorded so far.', proven: 0, possible: 1 },
      ],
    });
  });

  it('counts reports after the search on top of those that it found', () => {
    const late = names(null, { publishedOn: daysAgo(1), id: 'audit-late' });
    const given = { contracts: [makeContract()], contractList: list(1), audits: [late] };
    expect(rateSignal('open-findings', { ...given, auditList: searchOf(4) }).sentence).toContain(
      '1 report recorded',
    );
    const recorded = { ...late, findings: { counts: [], whole: true } };
    expect(
      rateSignal('open-findings', { ...given, audits: [recorded], auditList: searchOf(4) }),
    ).toMatchObject({
      proven: 0.2,
      possible: 1,
      sentence: expect.stringContaining('1 of at least 5 reports') as string,
    });
  });
});

describe('audit-freshness', () => {
  const one = (code: ContractFact['code'], audit = names()): Partial<Facts> => ({
    contracts: [code ? proxyWith(code) : makeContract({ proxy: fact(false) })],
    contractList: list(1),
    audits: [audit],
  });
  const on = (days: number, given: Partial<AuditFact> = {}) =>
    names(null, { publishedOn: daysAgo(days), ...given });
  it.each<Row>([
    ['cannot change, audited today', [1, 1], one(null, on(0))],
    ['cannot change, audited three years ago', [0.7, 0.7], one(null, on(1096))],
    ['cannot change, audited ten years ago', [0.7, 0.7], one(null, on(3652))],
    ['changed today, every change known', [0.9999, 0.9999], one(runs(null, [daysAgo(0)]), on(1))],
    ['changed a year ago, audited before', [0, 0], one(runs(null, [daysAgo(365)]), on(400))],
    ['counts from the first change', [0, 0], one(runs(null, [daysAgo(365), daysAgo(1)]), on(400))],
    ['only the last change known', [0, 0.9], one(runs(null, null, daysAgo(0)), on(366))],
    ['no change known', [0, 1], one(runs(null, null), on(0))],
    [
      'an implementation that the report names',
      [1, 1],
      one(runs('a', [daysAgo(0)]), names('a', { publishedOn: daysAgo(0) })),
    ],
    [
      'never named, every report recorded',
      [0, 0],
      { contracts: [makeContract()], contractList: list(1), auditList: searchOf(0) },
    ],
    ['never named, not searched', [0, 1], { contracts: [makeContract()], contractList: list(1) }],
    ['no contracts', 'n/a', { contractList: list(0) }],
  ])('%s: %j', (_sentence, span, given) => {
    const made = spanOf('audit-freshness', given);
    if (made === 'n/a' || span === 'n/a') return expect(made).toEqual(span);
    expect(made[0]).toBeCloseTo(span[0], 2);
    expect(made[1]).toBeCloseTo(span[1], 1);
  });

  it('names the last report', () => {
    expect(rateSignal('audit-freshness', one(null)).sentence).toBe(
      'The last report that names a contract is of 1 Jun 2026.',
    );
    expect(rateSignal('audit-freshness', {}).sentence).toBe(
      'Not checked yet: reports that name contracts. The list of contracts is not known to be whole.',
    );
  });
});

type Finding = [FindingCount['severity'], FindingCount['status'], number];
const report = (findings: Finding[] | null, whole = true, id = 'audit-1') =>
  makeAudit({
    id,
    findings: findings && {
      counts: findings.map(([severity, status, count]) => ({ severity, status, count })),
      whole,
    },
  });
const findings = (audits: AuditFact[], count = audits.length): Partial<Facts> => ({
  audits,
  auditList: searchOf(count),
});

describe('open-findings', () => {
  it.each<Row>([
    ['nothing found', [1, 1], findings([report([])])],
    ['all resolved', [1, 1], findings([report([['critical', 'resolved', 3]])])],
    ['an open critical', [0, 0], findings([report([['critical', 'open', 1]])])],
    ['an acknowledged critical', [0.5, 0.5], findings([report([['critical', 'acknowledged', 1]])])],
    ['an open major', [0.5, 0.5], findings([report([['major', 'open', 1]])])],
    ['an open medium', [0.85, 0.85], findings([report([['medium', 'open', 1]])])],
    ['an open minor', [0.97, 0.97], findings([report([['minor', 'open', 1]])])],
    ['informational only', [1, 1], findings([report([['informational', 'open', 50]])])],
    ['never below 0', [0, 0], findings([report([['major', 'open', 9]])])],
    ['findings not all recorded', [0, 0.5], findings([report([['major', 'open', 1]], false)])],
    ['findings not recorded', [0, 1], findings([report(null)])],
    [
      'half of the reports recorded',
      [0.5, 1],
      findings([report([]), report(null, true, 'audit-2')]),
    ],
    ['a report that a list names is missing', [0.5, 1], findings([report([])], 2)],
    ['no search counts', [0, 1], { audits: [report([])] }],
    ['no public audit', [0, 0], findings([])],
    ['nothing known', [0, 1], {}],
  ])('%s: %j', (_sentence, span, given) => {
    expect(spanOf('open-findings', given)).toEqual(span);
  });

  it.each<[string, Partial<Facts>]>([
    ['No unfixed findings in 2 reports.', findings([report([]), report([], true, 'audit-2')])],
    [
      'Not fixed: 1 major (acknowledged) and 2 minor (open).',
      findings([
        report([
          ['minor', 'open', 2],
          ['major', 'acknowledged', 1],
        ]),
      ]),
    ],
    [
      'No unfixed findings in 1 report. Findings recorded for 1 of at least 49 reports.',
      findings([report([])], 49),
    ],
    ['1 report recorded, findings not recorded yet.', findings([report(null)])],
    ['No public audit, so no findings to read.', findings([])],
    ['Not checked yet: audit reports.', {}],
    [
      'No unfixed findings in 1 report. There may be reports that are not recorded.',
      { audits: [report([])] },
    ],
  ])('%s', (sentence, given) => {
    expect(rateSignal('open-findings', given).sentence).toBe(sentence);
  });
});

describe('verified-source', () => {
  const matches = (...states: ('exact' | 'partial' | 'none' | null)[]): Partial<Facts> => ({
    contracts: states.map((state, index) =>
      makeContract({ id: String(index), verified: state && fact(state, onChain()) }),
    ),
    contractList: list(states.length),
  });
  it.each<Row>([
    ['an exact match', [1, 1], matches('exact')],
    ['a partial match', [0.8, 0.8], matches('partial')],
    ['none', [0, 0], matches('none')],
    ['not checked', [0, 1], matches(null)],
    ['the mean, each with its own unknown', [0.45, 0.7], matches('exact', 'partial', 'none', null)],
    ['no contracts', 'n/a', matches()],
  ])('%s: %j', (_sentence, span, given) => {
    expect(spanOf('verified-source', given)).toEqual(span);
  });

  it.each<[string, Partial<Facts>]>([
    [
      '2 of 4 contracts have verified source. 1 has none. 1 not checked.',
      matches('exact', 'partial', 'none', null),
    ],
    ['1 of 1 contract has verified source.', matches('exact')],
    ['Not checked yet: source verification.', matches(null)],
    ['The project has no contracts.', matches()],
  ])('%s', (sentence, given) => {
    expect(rateSignal('verified-source', given).sentence).toBe(sentence);
  });
});
