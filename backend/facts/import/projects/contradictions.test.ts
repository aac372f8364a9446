import { address, erc20, record } from '../testing/importText';
import { checkRecord } from './check';

const refusalReason = (more: object): string | undefined => {
  const checked = checkRecord(record('a', more));
  return 'reason' in checked ? checked.reason : undefined;
};
const contract = (more: object = {}) => ({
  ...{ id: `eip155:1:${address(1)}`, name: 'Pool', role: 'pool', source: 's' },
  ...more,
});
const observation = (key: string, value: object, more: object = {}) => ({
  ...{ key, value, source: 's' },
  ...more,
});
const powers = (whole: boolean, ...list: object[]) =>
  observation('control', { powers: list, whole });
const nobody = { power: 'change-code', holder: 'nobody' };
const vote = { power: 'change-code', holder: 'vote' };
const token = { id: erc20(1), symbol: 'A' };
const source = (more: object) => ({
  s: {
    ...{ url: 'https://example.org/f', title: 'Facts', checkedOn: '2026-11-01' },
    ...more,
  },
});

describe('a record is refused', () => {
  it.each<[string, object, string]>([
    [
      'for a layer 2 measured as a protocol',
      { category: 'layer-2', profile: 'protocol' },
      'profile is "protocol", but a project of the category layer-2 is rollup',
    ],
    [
      'for a bridge measured as a protocol',
      { category: 'bridge', profile: 'protocol' },
      'profile is "protocol", but a project of the category bridge is bridge or backed',
    ],
    [
      'for a token that is not there',
      { tokens: [token], observations: [observation('token', { exists: false })] },
      'tokens names one, but an observation says there is none',
    ],
    [
      'for powers over a token that is not there',
      {
        observations: [
          observation('token', { exists: false }),
          observation('token-powers', { powers: [{ power: 'mint', holder: 'key' }] }),
        ],
      },
      'observations has powers over a token, and says there is no token',
    ],
    [
      'for a whole list of contracts that leaves a chain out',
      {
        chains: ['eip155:1', 'eip155:8453'],
        contracts: [contract()],
        observations: [observation('contract-list', { through: '2026-10-01' })],
      },
      'contracts has all of them, but it has none on eip155:8453',
    ],
    [
      'for no contracts beside a contract',
      {
        contracts: [contract({ holdsFunds: true })],
        observations: [observation('contract-list', { through: '2026-10-01', count: 0 })],
      },
      'observations says that there are no contracts',
    ],
    [
      'for no contracts beside a token',
      {
        tokens: [token],
        observations: [observation('contract-list', { through: '2026-10-01', count: 0 })],
      },
      'observations says that there are no contracts',
    ],
    [
      'for code that never changed, and a day on which it did',
      {
        contracts: [
          contract({ deployedOn: '2024-01-01', codeChanges: [], codeChangedOn: '2025-01-01' }),
        ],
      },
      'contracts[0].codeChanges says that the code never changed',
    ],
    [
      'for an upgradeable contract that no one can change',
      {
        contracts: [contract(), contract({ id: `eip155:1:${address(2)}`, proxy: true })],
        observations: [powers(true)],
      },
      'contracts[1].proxy says that the code can be replaced, but control says that no one can',
    ],
    [
      'for an upgradeable contract with nobody to change it',
      { contracts: [contract({ proxy: true })], observations: [powers(true, nobody)] },
      'contracts[0].proxy says that the code can be replaced',
    ],
    [
      'for nobody, from others without a day',
      { observations: [powers(false, nobody)], sources: source({ tier: 'P3' }) },
      'observations says that nobody has a power, from a source without a day',
    ],
  ])('%s', (_, more, reason) => expect(refusalReason(more)).toContain(reason));
});

describe('a record is taken', () => {
  it.each<[string, object]>([
    ['for a layer 2 as such', { category: 'layer-2', profile: 'rollup' }],
    ['for a bridge of one issuer', { category: 'bridge', profile: 'backed' }],
    ['without a profile', { category: 'bridge' }],
    [
      'for a token that came since',
      {
        tokens: [token],
        observations: [
          observation('token', { exists: true }),
          observation('token', { exists: false }, { observedOn: '2026-01-01' }),
        ],
      },
    ],
    [
      'for code that changed on the day of its deployment only',
      {
        contracts: [
          contract({ deployedOn: '2024-01-01', codeChanges: [], codeChangedOn: '2024-01-01' }),
        ],
      },
    ],
    [
      'for an upgradeable contract and its vote',
      { contracts: [contract({ proxy: true })], observations: [powers(true, vote)] },
    ],
    [
      'for an upgradeable contract while some powers are not followed',
      { contracts: [contract({ proxy: true })], observations: [powers(false)] },
    ],
    ['for nobody, from the project', { observations: [powers(true, nobody)] }],
    [
      'for nobody, from others on a day',
      {
        observations: [powers(true, nobody)],
        sources: source({ tier: 'P3', statedOn: '2026-10-01' }),
      },
    ],
  ])('%s', (_, more) => expect(refusalReason(more)).toBeUndefined());
});
