import { address } from '../testing/importText';
import { readChainConfig } from './chainConfig';

const file = (more = ''): string => `name = "Example Chain"
governed_by_optimism = true
superchain_level = 1
chain_id = 7_654 # made up

[hardforks]
  canyon_time = 1704992401

[roles]
  ProxyAdminOwner = "${address(1)}"
  Challenger = "${address(0)}"

[addresses]
  OptimismPortalProxy = "${address(2).toUpperCase().replace('X', 'x')}"
${more}`;

describe('a file of a chain', () => {
  it('names contracts and roles on Ethereum, without those of nobody', () => {
    expect(readChainConfig(file())).toEqual({
      ...{ name: 'Example Chain', chain: 'eip155:7654', governedByOptimism: true, level: 1 },
      contracts: [{ name: 'OptimismPortalProxy', id: `eip155:1:${address(2)}` }],
      roles: [{ name: 'ProxyAdminOwner', id: `eip155:1:${address(1)}` }],
    });
  });

  it('may leave out whether Optimism governs it, its level and its roles', () => {
    const plain = `name = "C"\nchain_id = 5\n[addresses]\nA = "${address(1)}"`;
    expect(readChainConfig(plain)).toEqual({
      ...{ name: 'C', chain: 'eip155:5', roles: [] },
      contracts: [{ name: 'A', id: `eip155:1:${address(1)}` }],
    });
  });

  it.each([
    ['{"name": 1}', 'is not TOML'],
    ['chain_id = 1', 'has no name'],
    ['name = "C"\nchain_id = "1"', 'has no chain_id'],
    ['name = "C"\nchain_id = 1', 'has no addresses'],
    [file('  SystemConfigProxy = "0x12"'), 'has no address for SystemConfigProxy'],
  ])('%j is refused', (text, why) => {
    expect(readChainConfig(text)).toContain(why);
  });
});
