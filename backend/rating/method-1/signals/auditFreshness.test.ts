import {
  makeAudit,
  makeContract,
  daysAgo,
  fact,
  rateSignal,
} from '../../../../testing/builders/facts';
import type { ContractFact } from '../types';

const changed = (days: number | null, given: Partial<ContractFact> = {}): ContractFact =>
  makeContract({ codeChangedOn: days === null ? null : daysAgo(days), ...given });
/** In days before now. */
const freshness = (audits: number[], contracts: ContractFact[], reviewed = false) =>
  rateSignal('audit-freshness', {
    audits: audits.map((days) => makeAudit({ publishedOn: daysAgo(days) })),
    contracts,
    auditReview: reviewed ? fact({ complete: true }) : null,
  });
const YEARS_3 = 1096;

describe('audit-freshness', () => {
  it.each<[string, number, number[], ContractFact[]]>([
    ['not changed since an audit of today', 1, [0], [changed(10)]],
    ['changed on the day of the audit', 1, [0], [changed(0)]],
    // 1 − 0.3 × (365 ÷ 365.25) ÷ 3 = 0.90007
    ['not changed since an audit a year ago', 0.9001, [365], [changed(400)]],
    // 1 − 0.3 × (548 ÷ 365.25) ÷ 3 = 0.84997
    ['not changed since an audit a year and a half ago', 0.85, [548], [changed(1000)]],
    ['not changed since an audit 3 years ago', 0.7, [YEARS_3], [changed(1200)]],
    ['not changed since an audit 6 years ago', 0.7, [2 * YEARS_3], [changed(3000)]],
    ['the last audit counts', 1, [900, 0], [changed(10)]],
    // 1 − 73 ÷ 365
    ['changed 73 days ago, audited a day before that', 0.8, [74], [changed(73)]],
    ['changed 364 days ago without an audit', 0.0027, [400], [changed(364)]],
    ['changed 365 days ago without an audit', 0, [400], [changed(365)]],
    ['changed 500 days ago without an audit', 0, [600], [changed(500)]],
    ['several changes count from the first one', 0, [600], [changed(500), changed(3)]],
    ['changes before the audit do not count', 0.8, [74], [changed(500), changed(73)]],
    [
      'changed yesterday earns no more than the same old audit without the change',
      0.7,
      [YEARS_3],
      [changed(1)],
    ],
  ])('%s: %d', (_sentence, points, audits, contracts) => {
    expect(freshness(audits, contracts).points).toBe(points);
  });

  it.each<[string, number[], ContractFact[], boolean]>([
    ['no audit and not searched', [], [changed(10)], false],
    ['no contract has a day of its last change', [10], [changed(null)], false],
    ['no contract at all', [10], [], false],
    [
      'a contract that holds funds lacks it',
      [10],
      [changed(20), changed(null, { holdsFunds: true })],
      false,
    ],
  ])('%s: unknown', (_sentence, audits, contracts, reviewed) => {
    expect(freshness(audits, contracts, reviewed)).toMatchObject({
      state: 'unknown',
      points: null,
    });
  });

  it('needs no date for a contract not known to hold funds', () => {
    expect(
      freshness([0], [changed(20), changed(null, { holdsFunds: false }), changed(null)]).points,
    ).toBe(1);
  });

  it('is 0 when the list of audits was searched and is empty', () => {
    expect(freshness([], [], true)).toMatchObject({
      points: 0,
      state: 'bad',
      sentence: 'No public audit found.',
    });
  });

  it('says what changed and when', () => {
    expect(freshness([74], [changed(73)])).toMatchObject({
      value: 73,
      unit: 'days since the change',
      sentence:
        'Unaudited for 73 days: the code changed on 9 Sep 2026, after the last audit (8 Sep 2026).',
    });
    expect(freshness([1], [changed(73)])).toMatchObject({
      value: 1,
      unit: 'day since the audit',
      sentence: 'The code has not changed since the last audit (20 Nov 2026).',
    });
  });
});
