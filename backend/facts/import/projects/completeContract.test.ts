import { lookTitle } from '../store/looks';
import type { ContractRow, SourceFacts } from '../store/rows';
import { completeContract } from './completeContract';
import { Removals } from './removals';

const source = (statedOn: string | null, more: Partial<SourceFacts> = {}): SourceFacts => ({
  ...{ url: 'https://example.org', title: 'Docs', tier: 'P1', how: 'person', locator: null },
  ...{ statedOn, statedPrecision: 'day', block: null, checkedAt: '2026-11-01T00:00:00.000Z' },
  ...more,
});
const look = (statedOn: string, project = 'vault') => {
  const title = lookTitle('code', project, 'eip155:1');
  return source(statedOn, { title, tier: 'P0', how: 'machine' });
};
const contract = (implementation: string | null, more: Partial<ContractRow> = {}): ContractRow => ({
  ...{ id: 'eip155:1:0x1', projectId: 'vault', chain: 'eip155:1', address: '0x1', name: 'Core' },
  ...{ role: 'core', proxy: true, implementation, holdsFunds: null, verified: 'exact' },
  ...{ deployedOn: null, codeChangedOn: null, codeChanges: null, codeChangesWhole: null },
  ...{ listed: null, fieldSources: null, source: source('2026-09-01') },
  ...more,
});

describe('the implementation of a contract that a file names again', () => {
  const read = (code: SourceFacts) => contract('0xb', { fieldSources: { code } });
  it.each<[string, ContractRow, ContractRow, string | null]>([
    ['a look of a later day', contract('0xa'), read(look('2026-09-02')), '0xb'],
    ['a look of that day', contract('0xa'), read(look('2026-09-01')), '0xa'],
    ['a source of a later day', contract('0xa'), read(source('2026-09-02')), '0xa'],
    [
      'a look, to a source without a day',
      contract('0xa', { source: source(null) }),
      read(look('2026-09-02')),
      '0xb',
    ],
    [
      'a look, to a field of a still later day',
      contract('0xa', { fieldSources: { code: source('2026-09-03') } }),
      read(look('2026-09-02')),
      '0xa',
    ],
    ['a look, where the file says nothing', contract(null), read(look('2026-09-02')), '0xb'],
  ])('beside %s: %#', (_, said, stored, implementation) => {
    for (const mayRemove of [false, said.implementation !== null]) {
      const row = completeContract(said, stored, 'Core', new Removals('vault', mayRemove));
      expect([row.implementation, row.verified]).toEqual([implementation, 'exact']);
      if (implementation === '0xb') expect(row.fieldSources).toEqual(stored.fieldSources);
    }
  });
});
