import { address } from '../testing/importText';
import { readAsset } from './asset';

const asset = (more: object = {}): Record<string, unknown> => ({
  released: true,
  contractName: 'Safe',
  version: '9.4.1',
  deployments: {
    canonical: { address: `0x${'Ab'.repeat(20)}`, codeHash: '0x01' },
    zksync: { address: address(2), codeHash: '0x02' },
  },
  networkAddresses: { '1': 'canonical', '10': ['canonical', 'zksync'] },
  abi: [],
  ...more,
});

const canonical = `0x${'ab'.repeat(20)}`;

describe('a deployment file', () => {
  it('has an address of each type on each chain', () => {
    expect(readAsset(asset())).toEqual({
      name: 'Safe 9.4.1',
      released: true,
      contracts: [`eip155:1:${canonical}`, `eip155:10:${canonical}`, `eip155:10:${address(2)}`],
    });
  });

  it('of before 2024 has the addresses themselves', () => {
    const old = asset({ deployments: undefined, networkAddresses: { '1': address(7) } });
    expect(readAsset(old)).toMatchObject({ contracts: [`eip155:1:${address(7)}`] });
  });

  it('is released only if it says so', () => {
    expect(readAsset(asset({ released: undefined }))).toMatchObject({ released: false });
  });

  it.each([
    [[], 'is not an object'],
    [asset({ version: '' }), 'has no contractName and version'],
    [asset({ networkAddresses: [] }), 'has no networkAddresses'],
    [asset({ networkAddresses: { mainnet: 'canonical' } }), 'networkAddresses has "mainnet"'],
    [asset({ networkAddresses: { '1': 'eip155' } }), 'has no address for chain 1'],
    [asset({ deployments: { canonical: { address: '0x12' } } }), 'has no address for chain 1'],
  ])('%j is refused: %s', (value, why) => {
    expect(readAsset(value)).toBe(why);
  });
});
