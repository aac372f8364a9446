import type { AuditRow, ContractRow, ObservationRow, SourceFacts } from '../store/rows';
import { findCorrections, type CorrectedRows } from './corrections';

const source = (statedOn: string | null, checkedOn = '2026-10-01'): SourceFacts => ({
  ...{ url: 'https://example.org', title: 'S', tier: 'P1', how: 'person', locator: null },
  ...{ statedOn, statedPrecision: 'day', block: null, checkedAt: `${checkedOn}T00:00:00.000Z` },
});
const contract = (more: Partial<ContractRow>): ContractRow => ({
  ...{ id: 'eip155:1:0x1', projectId: 'vault', chain: 'eip155:1', address: '0x1', name: 'Core' },
  ...{ role: 'core', proxy: true, implementation: null, holdsFunds: null, verified: null },
  ...{ deployedOn: null, codeChangedOn: null, codeChanges: null, codeChangesWhole: null },
  ...{ listed: null, fieldSources: null, source: source('2026-09-01') },
  ...more,
});
const observed = (value: object, more: Partial<ObservationRow> = {}): ObservationRow => ({
  ...{ projectId: 'vault', key: 'team', value, sample: false },
  ...{ observedAt: '2026-09-01T00:00:00.000Z', source: source('2026-09-01') },
  ...more,
});
const audit: AuditRow = {
  ...{ id: 'a', projectId: 'vault', auditor: 'Firm', title: null, publishedOn: '2026-01-01' },
  ...{ publishedPrecision: 'day', reportUrl: 'https://firm.example/r', scope: null },
  ...{ findingCounts: null, findingsKnown: false, findingsWhole: null, findings: [], source: null },
};
const found = (before: CorrectedRows, after: CorrectedRows) =>
  findCorrections(before, after).map((one) => [one.item, one.field, one.before, one.after]);
const contracts = (...all: Partial<ContractRow>[]) => ({ contracts: all.map(contract) });

describe('a correction', () => {
  const was = { verified: 'exact' };
  it.each<[string, Partial<ContractRow>, boolean]>([
    ['of the same day', { verified: 'partial' }, true],
    ['of an older day', { verified: 'partial', source: source('2026-08-01') }, true],
    [
      'of no day, checked before',
      { verified: 'partial', source: source(null, '2026-08-01') },
      true,
    ],
    ['of a later day', { verified: 'partial', source: source('2026-09-02') }, false],
    ['of no day, checked later', { verified: 'partial', source: source(null) }, false],
    [
      'whose field has a later source',
      { verified: 'partial', fieldSources: { verified: source('2026-09-02') } },
      false,
    ],
    ['that is the same', { verified: 'exact', source: source('2026-08-01') }, false],
    ['of no source', { verified: 'partial', source: null }, true],
  ])('is a value %s: %j %s', (_, now, isOne) => {
    expect(found(contracts(was), contracts(now))).toEqual(
      isOne ? [['eip155:1:0x1', 'verified', 'exact', 'partial']] : [],
    );
  });

  it('is a value that goes, whatever the source', () => {
    const now = { verified: null, source: source('2026-09-09') };
    expect(found(contracts(was), contracts(now))).toEqual([
      ['eip155:1:0x1', 'verified', 'exact', null],
    ]);
  });

  it('is no value that was missing, and no more of the same', () => {
    const codeChanges = ['2026-01-01'];
    expect(found(contracts({}), contracts(was))).toEqual([]);
    expect(
      found(contracts({ codeChanges }), contracts({ codeChanges: ['2025-01-01', ...codeChanges] })),
    ).toEqual([]);
    expect(found(contracts({ codeChanges }), contracts({ codeChanges: ['2025-01-01'] }))).toEqual([
      ['eip155:1:0x1', 'codeChanges', codeChanges, ['2025-01-01']],
    ]);
    expect(
      found(
        { observations: [observed({ lists: [{ name: 'A', note: 'x' }], names: 2, note: 'x' })] },
        { observations: [observed({ lists: [{ name: 'A', on: 1 }, { name: 'B' }], names: 2 })] },
      ),
    ).toEqual([]);
  });

  it('is no value of a later block of the same day', () => {
    const at = (block: number) => ({ ...source('2026-09-01'), block });
    const code = (implementation: string, block: number) =>
      contracts({ implementation, fieldSources: { code: at(block) } });
    expect(found(code('0xa', 100), code('0xb', 200))).toEqual([]);
    expect(found(code('0xa', 200), code('0xb', 100))).toHaveLength(1);
  });

  it('is more of a list that was said to be whole', () => {
    const [one, two] = ['2025-01-01', '2026-01-01'];
    const code = (codeChangesWhole: boolean, ...codeChanges: string[]) =>
      contracts({ codeChanges, codeChangesWhole });
    expect(found(code(false, one), code(true, one, two))).toEqual([]);
    expect(found(code(true, one), code(true, one, two))).toEqual([
      ['eip155:1:0x1', 'codeChanges', [one], [one, two]],
    ]);
    const powers = (whole: boolean, ...holders: string[]) => ({
      observations: [
        observed({ whole, powers: holders.map((holder) => ({ holder })) }, { key: 'control' }),
      ],
    });
    const fields = (...given: Parameters<typeof found>) =>
      found(...given).map(([, field]) => field);
    expect(fields(powers(false, 'vote'), powers(true, 'vote', 'key'))).toEqual([]);
    expect(fields(powers(true, 'vote'), powers(true, 'vote', 'key'))).toEqual(['powers']);
    expect(fields(powers(true, 'vote'), powers(false, 'vote'))).toEqual(['whole']);
  });

  it('names no source that went with what it said', () => {
    const evil = { ...source('2026-09-01'), url: 'https://evil.example', title: 'Claim now' };
    const was = contracts(
      { verified: 'exact', source: evil },
      { id: 'eip155:1:0x2', source: evil },
    );
    const of = (after: CorrectedRows) =>
      findCorrections(was, after).map(({ beforeSource }) => [
        beforeSource?.url,
        beforeSource?.title,
      ]);
    expect(of({})).toEqual([
      [null, '(text left out)'],
      [null, '(text left out)'],
    ]);
    expect(of(contracts({ verified: 'exact', source: evil }))).toEqual([
      ['https://evil.example', 'Claim now'],
    ]);
  });

  it('is no other address of the same report', () => {
    expect(
      found({ audits: [audit] }, { audits: [{ ...audit, reportUrl: 'https://b.example' }] }),
    ).toEqual([]);
  });

  it('is a row that goes, but not the report of a feed, in whose place a file stands', () => {
    expect(found(contracts({}), {})).toEqual([['eip155:1:0x1', null, null, null]]);
    const feed = { ...audit, id: 'feed:1' };
    expect(found({ audits: [feed] }, { audits: [audit] })).toEqual([]);
    expect(found({ audits: [feed] }, {})).toEqual([['feed:1', null, null, null]]);
  });

  it('is of the newest of a key: an older one that comes or goes changes nothing', () => {
    const older = observed({ names: 1 }, { observedAt: '2026-08-01T00:00:00.000Z' });
    const newest = observed({ names: 2 });
    expect(found({ observations: [newest] }, { observations: [newest, older] })).toEqual([]);
    expect(found({ observations: [older, newest] }, { observations: [newest] })).toEqual([]);
    expect(found({ observations: [newest, older] }, { observations: [older] })).toEqual([
      ['team', 'names', 2, 1],
    ]);
  });

  it('is no demonstration data', () => {
    const sample = observed({ names: 1 }, { sample: true });
    expect(found({ observations: [sample] }, {})).toEqual([]);
  });
});
