import { makeAudit, makeContract, fact, rateSignal } from '../../../../testing/builders/facts';
import type { Facts, FindingCount } from '../types';

type Finding = [FindingCount['severity'], FindingCount['status'], number];
const findings = (...list: Finding[]): FindingCount[] =>
  list.map(([severity, status, count]) => ({ severity, status, count }));
const open = (...reports: (FindingCount[] | null)[]) =>
  rateSignal('open-findings', {
    audits: reports.map((report, index) => makeAudit({ id: `audit-${index}`, findings: report })),
  });

describe('open-findings', () => {
  it.each<[string, number, FindingCount[][]]>([
    ['nothing found', 1, [[]]],
    ['everything resolved', 1, [findings(['critical', 'resolved', 3], ['minor', 'resolved', 9])]],
    ['one open critical', 0, [findings(['critical', 'open', 1])]],
    ['one acknowledged critical', 0.5, [findings(['critical', 'acknowledged', 1])]],
    ['one open major', 0.5, [findings(['major', 'open', 1])]],
    ['two open majors', 0, [findings(['major', 'open', 2])]],
    ['one acknowledged major', 0.75, [findings(['major', 'acknowledged', 1])]],
    ['one open medium', 0.85, [findings(['medium', 'open', 1])]],
    ['one open minor', 0.97, [findings(['minor', 'open', 1])]],
    ['informational only', 1, [findings(['informational', 'open', 50])]],
    ['an entry that counts none', 1, [findings(['critical', 'open', 0])]],
    ['never below 0', 0, [findings(['critical', 'open', 4], ['major', 'open', 4])]],
    [
      'all reports together',
      0.32,
      [findings(['major', 'open', 1]), findings(['medium', 'open', 1], ['minor', 'open', 1])],
    ],
  ])('%s: %d', (_sentence, points, reports) => {
    expect(open(...reports).points).toBe(points);
  });

  it('is unknown when no findings are recorded', () => {
    expect(open(null, null).state).toBe('unknown');
    expect(open().state).toBe('unknown');
  });

  it('says what is not fixed, and how many reports publish nothing', () => {
    expect(open(findings(['minor', 'open', 2], ['major', 'acknowledged', 1]), null)).toMatchObject({
      value: 3,
      unit: 'unfixed findings',
      sentence:
        'Not fixed: 1 major (acknowledged) and 2 minor (open). Findings not recorded yet for 1 more report.',
    });
    expect(open([], []).sentence).toBe('No unfixed findings in 2 reports.');
  });
});

const verified = (...states: ('exact' | 'partial' | 'none' | null)[]) =>
  rateSignal('verified-source', {
    contracts: states.map((state, index) => makeContract({ id: String(index), verified: state })),
  });

describe('verified-source', () => {
  it.each<[string, number | null, ('exact' | 'partial' | 'none' | null)[]]>([
    ['exact match', 1, ['exact']],
    ['partial match', 0.8, ['partial']],
    ['not verified', 0, ['none']],
    ['the mean over contracts', 0.6, ['exact', 'partial', 'none']],
    ['over those that are known', 1, ['exact', null, null]],
    ['none known', null, [null]],
    ['no contract', null, []],
  ])('%s: %p', (_sentence, points, states) => {
    expect(verified(...states).points).toBe(points);
  });

  it('says how many are not checked', () => {
    expect(verified('exact', 'none', null, null).sentence).toBe(
      '2 of 4 contracts checked: 1 with verified source. 2 not checked.',
    );
    expect(verified('exact', 'partial', 'none').sentence).toBe(
      'Only 2 of 3 contracts have verified source (1 partial match).',
    );
    expect(verified('partial', null).sentence).toBe(
      '1 of 2 contracts checked: source verified (partial match). 1 not checked.',
    );
    expect(verified('none', null).sentence).toBe(
      '1 of 2 contracts checked: no verified source. 1 not checked.',
    );
    expect(verified('none', 'none').sentence).toBe('0 of 2 contracts have verified source.');
  });
});

const bounty = (status: 'active' | 'paused' | 'none', topRewardUsd: number | null = null) =>
  rateSignal('bug-bounty', { bounty: fact({ status, topRewardUsd }) });

describe('bug-bounty', () => {
  it.each<['active' | 'paused' | 'none', number | null, number]>([
    ['active', 5_000_000, 1],
    ['active', 1_000_000, 1],
    ['active', 999_999, 0.9],
    ['active', 500_000, 0.9],
    ['active', 499_999, 0.7],
    ['active', 100_000, 0.7],
    ['active', 99_999, 0.5],
    ['active', 50_000, 0.5],
    ['active', 49_999, 0.3],
    ['active', 0, 0.3],
    ['active', null, 0.3],
    ['paused', 1_000_000, 0.5],
    ['paused', 500_000, 0.45],
    ['paused', 1, 0.15],
    ['paused', null, 0.15],
    ['none', null, 0],
  ])('%s, top reward %p: %d', (status, reward, points) => {
    expect(bounty(status, reward).points).toBe(points);
  });

  it.each<[string, Partial<Facts>]>([
    [
      'A bug bounty is active and pays up to $250K.',
      { bounty: fact({ status: 'active', topRewardUsd: 250_000 }) },
    ],
    [
      'The bug bounty of up to $1.5M is paused.',
      { bounty: fact({ status: 'paused', topRewardUsd: 1_500_000 }) },
    ],
    [
      'A bug bounty is active; its top reward is unknown.',
      { bounty: fact({ status: 'active', topRewardUsd: null }) },
    ],
    ['There is no bug bounty.', { bounty: fact({ status: 'none', topRewardUsd: null }) }],
    ['Not checked yet: bug bounty.', {}],
  ])('%s', (sentence, facts) => {
    expect(rateSignal('bug-bounty', facts).sentence).toBe(sentence);
  });
});
