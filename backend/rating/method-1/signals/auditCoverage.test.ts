import {
  makeAudit,
  makeContract,
  evidence,
  fact,
  rateSignal,
} from '../../../../testing/builders/facts';
import type { AuditFact, ContractFact } from '../types';

const A = 'eip155:1:0xa';
const B = 'eip155:1:0xb';
const V1 = 'eip155:1:0x01';
const V2 = 'eip155:1:0x02';
const DONE = fact({ complete: true });

const contract = (given: Partial<ContractFact> = {}): ContractFact =>
  makeContract({ id: A, ...given });
const auditNaming = (implementation: string | null, given: Partial<AuditFact> = {}): AuditFact =>
  makeAudit({ scope: [{ contract: A, implementation }], ...given });
const coverage = (contracts: ContractFact[], audits: AuditFact[], reviewed = false) =>
  rateSignal('audit-coverage', { contracts, audits, auditReview: reviewed ? DONE : null });

describe('audit-coverage, one contract', () => {
  it.each<[string, number, ContractFact, AuditFact[]]>([
    [
      'the audited implementation is the current one',
      1,
      contract({ proxy: true, implementation: V1 }),
      [auditNaming(V1)],
    ],
    [
      'the same, even if it was put in place after the report',
      1,
      contract({ proxy: true, implementation: V1, codeChangedOn: '2026-07-01' }),
      [auditNaming(V1)],
    ],
    ['the contract is known not to be a proxy', 1, contract({ proxy: false }), [auditNaming(null)]],
    [
      'not a proxy and deployed after the report',
      1,
      contract({ proxy: false, codeChangedOn: '2026-07-01' }),
      [auditNaming(null)],
    ],
    [
      'no implementation recorded, no change after publishing',
      1,
      contract({ codeChangedOn: '2026-05-31' }),
      [auditNaming(null)],
    ],
    [
      'changed on the day of publishing',
      1,
      contract({ codeChangedOn: '2026-06-01' }),
      [auditNaming(null)],
    ],
    [
      'report without implementation, proxy not changed since',
      1,
      contract({ proxy: true, implementation: V1, codeChangedOn: '2026-05-01' }),
      [auditNaming(null)],
    ],
    [
      'changed on the day after publishing',
      0.4,
      contract({ codeChangedOn: '2026-06-02' }),
      [auditNaming(null)],
    ],
    [
      'another implementation than the audited one',
      0.4,
      contract({ proxy: true, implementation: V2 }),
      [auditNaming(V1)],
    ],
    [
      'another implementation, even without a day of change',
      0.4,
      contract({ proxy: true, implementation: V2, codeChangedOn: '2026-01-01' }),
      [auditNaming(V1)],
    ],
    ['named, and nothing known about the code since', 0.5, contract(), [auditNaming(null)]],
    [
      'named, a proxy whose implementation is not known',
      0.5,
      contract({ proxy: true }),
      [auditNaming(V1)],
    ],
    ['a report without a stated scope', 0.5, contract(), [makeAudit()]],
    [
      'a report that names none of our contracts',
      0.5,
      contract(),
      [makeAudit({ scope: [{ contract: B, implementation: null }] })],
    ],
    ['a report with an empty scope', 0.5, contract(), [makeAudit({ scope: [] })]],
    [
      'the best of several reports',
      1,
      contract({ implementation: V2 }),
      [auditNaming(V1), auditNaming(V2, { id: 'audit-2' })],
    ],
    [
      'a changed contract beside a report without scope',
      0.5,
      contract({ implementation: V2 }),
      [auditNaming(V1), makeAudit({ id: 'audit-2' })],
    ],
  ])('%s: %d', (_sentence, points, given, audits) => {
    expect(coverage([given], audits).points).toBe(points);
  });
});

describe('audit-coverage, the project', () => {
  const audited = contract({ proxy: false });
  const other = contract({ id: B, name: 'Router' });

  it('is the mean over the contracts', () => {
    const signal = coverage([audited, other], [auditNaming(null)], true);
    expect(signal).toMatchObject({
      points: 0.5,
      value: '1 of 2',
      unit: 'contracts',
      state: 'warn',
    });
    expect(signal.sentence).toBe('1 of 2 contracts runs audited code. No audit found for 1.');
  });

  it('says how many contracts have an audit of the code that runs now', () => {
    const contracts = ['1', '2', '3', '4', '5', '6'].map((id) =>
      contract({
        id,
        proxy: null,
        implementation: Number(id) > 4 ? V2 : V1,
      }),
    );
    const scope = contracts.map(({ id }) => ({ contract: id, implementation: V1 }));
    const signal = coverage(contracts, [makeAudit({ scope })]);
    expect(signal.points).toBe(0.8);
    expect(signal.sentence).toBe(
      '4 of 6 contracts run audited code. 2 have changed since their audit.',
    );
  });

  it('says which contracts no report names, and which another report may cover', () => {
    const unnamed = makeAudit({ id: 'audit-2' });
    expect(coverage([audited, other], [auditNaming(null), unnamed]).sentence).toBe(
      '1 of 2 contracts runs audited code. The other is not named in any audit report we have.',
    );
    expect(coverage([contract({ implementation: V2 })], [auditNaming(V1), unnamed]).sentence).toBe(
      'We cannot match any audit to the code running now (1 contract). ' +
        '1 has changed since its audit, but another report may cover it.',
    );
  });

  it('is unknown when a contract has no audit and the list of audits was not searched', () => {
    const signal = coverage([audited, other], [auditNaming(null)]);
    expect(signal).toMatchObject({ state: 'unknown', points: null });
    expect(signal.sentence).toBe(
      'Unknown: no audit yet for 1 of 2 contracts, and we have not finished searching.',
    );
  });

  it.each<[string, number | null, ContractFact[], AuditFact[], boolean]>([
    ['no audit, not searched', null, [audited], [], false],
    ['no audit, searched', 0, [audited], [], true],
    ['no contract and audits', 0.5, [], [makeAudit()], false],
    ['no contract, no audit, searched', 0, [], [], true],
    ['no contract, no audit, not searched', null, [], [], false],
  ])('%s: %p', (_sentence, points, contracts, audits, reviewed) => {
    expect(coverage(contracts, audits, reviewed).points).toBe(points);
  });

  it('does not take an incomplete search for a review', () => {
    expect(rateSignal('audit-coverage', { auditReview: fact({ complete: false }) }).state).toBe(
      'unknown',
    );
  });

  it('is as old as the oldest check of a contract', () => {
    const old = contract({ id: B, proxy: false, evidence: [evidence({ on: '2026-07-01' })] });
    const scope = [
      { contract: A, implementation: null },
      { contract: B, implementation: null },
    ];
    const signal = coverage([audited, old], [makeAudit({ scope })]);
    expect(signal.state).toBe('unknown');
    expect(signal.sentence).toBe('Out of date: last checked 1 Jul 2026, valid 90 days.');
  });
});
