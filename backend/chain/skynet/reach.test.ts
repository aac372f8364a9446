import type { ContractLook, LookHolding } from '../../../contracts/chainLook';

import { reachOf, totalOf } from './reach';

const at = (n: number) => `0x${n.toString(16).padStart(40, '0')}`;
const ether = (units: bigint, usd: number | null = null): LookHolding => ({
  ...{ asset: null, symbol: 'ETH', decimals: 18, units: `${units}${'0'.repeat(18)}`, usd },
});
const look = (n: number, more: object, chain = 'eip155:1') =>
  ({
    ...{ id: `${chain}:${at(n)}`, powers: [], functions: [], holdings: [] },
    ...more,
  }) as unknown as ContractLook;
const calls = (n: number, state = 'restricted') => ({ functions: [{ state, holders: [at(n)] }] });

describe('what new code of a contract can move', () => {
  const proxy = look(1, { holdings: [ether(1n)] });

  it('is what it holds, and what those hold that obey it, however far', () => {
    const vault = look(2, { ...calls(1), holdings: [ether(2n, 6_000)] });
    const far = look(3, { powers: [{ holder: null, via: [at(2)] }], holdings: [ether(4n)] });
    const round = look(1, { ...calls(3), holdings: [ether(1n)] });
    const other = look(4, { holdings: [ether(8n)] });
    const reach = reachOf([round, vault, far, other], round);
    expect(reach).toEqual([{ asset: null, symbol: 'ETH', amount: '7', usd: 6_000 }]);
    expect(totalOf(reach)).toBe(6_000);
  });

  it.each<[string, ContractLook]>([
    ['that let everybody in', look(2, { ...calls(1, 'unresolved'), holdings: [ether(2n)] })],
    ['of another chain', look(2, { ...calls(1), holdings: [ether(2n)] }, 'eip155:10')],
  ])('is not what those hold %s', (_what, other) => {
    expect(reachOf([proxy, other], proxy)).toMatchObject([{ amount: '1' }]);
    expect(totalOf(reachOf([proxy, other], proxy))).toBeNull();
  });

  it('has assets apart, the most valuable first', () => {
    const token = { asset: 'a', symbol: 'A', decimals: null, units: '5', usd: null };
    const rich = look(1, { holdings: [token, ether(1n, 3_000), token] });
    expect(reachOf([rich], rich)).toEqual([
      { asset: null, symbol: 'ETH', amount: '1', usd: 3_000 },
      { asset: 'a', symbol: 'A', amount: null, usd: null },
    ]);
  });
});
