import { checkRecord } from '../projects/check';
import type { ProjectRecord } from '../projects/record';
import { address, record } from '../testing/importText';
import type { Answer } from './answers';
import { applyAnswers } from './applyAnswers';

const id = (n: number): string => `eip155:1:${address(n)}`;
const answer = (n: number, match: Answer['match'], more: Partial<Answer> = {}): Answer => ({
  ...{ id: id(n), match, implementations: [], ...more },
});
const source = {
  ...{ url: 'https://sourcify.example/1', title: 'Answer', tier: 'P3' as const },
  ...{ checkedOn: '2026-11-21', statedOn: '2026-11-20', how: 'machine' as const },
};

function vault(contract: object): ProjectRecord {
  const own = { id: id(1), name: 'Vault', role: 'vault', source: 's', ...contract };
  const checked = checkRecord(record('vault', { contracts: [own] }));
  if ('reason' in checked) throw new Error(checked.reason);
  return checked.record;
}

function verifiedOf(contract: object, ...answers: Answer[]) {
  const byId = new Map(answers.map((one) => [one.id, one]));
  const applied = applyAnswers(vault(contract), byId, () => source);
  return { verified: applied.record.contracts![0]!.verified, notes: Object.keys(applied.notes) };
}

describe('the answer for a recorded contract', () => {
  it.each([
    ['exact', undefined, 'exact'],
    ['partial', undefined, 'partial'],
    ['partial', 'none', 'partial'],
    ['exact', 'partial', 'exact'],
    ['partial', 'exact', 'exact'],
  ] as const)('%j where %j is recorded gives %j', (match, before, after) => {
    const contract = { proxy: false, ...(before && { verified: before }) };
    expect(verifiedOf(contract, answer(1, match))).toEqual({ verified: after, notes: [] });
  });

  it('says nothing of other verifiers', () => {
    expect(verifiedOf({ proxy: false }, answer(1, null))).toEqual({
      verified: undefined,
      notes: ['contracts not verified at Sourcify, which says nothing of other verifiers'],
    });
  });

  it('behind a proxy is that of the implementation, at best', () => {
    const proxy = { proxy: true, implementation: id(2) };
    const both = (match: Answer['match']) => [answer(1, 'exact'), answer(2, match)];
    expect(verifiedOf(proxy, ...both('partial')).verified).toBe('partial');
    expect(verifiedOf(proxy, ...both('exact')).verified).toBe('exact');
    expect(verifiedOf(proxy, ...both(null)).verified).toBeUndefined();
    expect(verifiedOf(proxy, answer(1, 'exact'))).toEqual({
      verified: undefined,
      notes: ['proxies without an answer for their implementation: not taken'],
    });
  });

  it('may itself say that it is a proxy, and of what', () => {
    const asked = answer(1, 'exact', { isProxy: true, implementations: [id(2)] });
    expect(verifiedOf({}, asked, answer(2, 'exact')).verified).toBe('exact');
    expect(verifiedOf({}, answer(1, 'exact', { isProxy: false })).verified).toBe('exact');
    expect(verifiedOf({}, answer(1, 'exact'))).toEqual({
      verified: undefined,
      notes: ['contracts not known to be proxies or not: not taken'],
    });
  });

  it('names its source, which a later day replaces', () => {
    const of = (before: ProjectRecord, statedOn: string) =>
      applyAnswers(before, new Map([[id(1), answer(1, 'exact')]]), () => ({ ...source, statedOn }));
    const first = of(vault({ proxy: false }), '2026-11-19').record;
    const key = first.contracts![0]!.sources!.verified!;
    expect(first.sources![key]!.statedOn).toBe('2026-11-19');
    expect(of(first, '2026-11-20').record.sources![key]!.statedOn).toBe('2026-11-20');
    expect(of(first, '2026-11-18').record.sources![key]!.statedOn).toBe('2026-11-19');
  });
});
