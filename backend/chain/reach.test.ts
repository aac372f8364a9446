import type { ContractLook, LookHolding } from '../../contracts/chain/chainLook';
import { withReach } from './reach';

const at = (n: number) => `0x${n.toString(16).padStart(40, '0')}`;
const ether = (units: bigint, usd: number | null = null): LookHolding => ({
  ...{ asset: null, symbol: 'ETH', decimals: 18, units: units.toString(), usd },
});
const look = (n: number, more: object, chain = 'eip155:1') =>
  ({
    ...{ id: `${chain}:${at(n)}`, powers: [], functions: [], holdings: [], ...more },
  }) as unknown as ContractLook;
const UPGRADE = '0x4f1ef286';
const calls = (n: number, more: object = {}) => ({
  functions: [{ selector: UPGRADE, state: 'restricted', holders: [at(n)], ...more }],
});
const reachOf = (looks: readonly ContractLook[]) => withReach(looks, 50)[0]!.reach;

describe('what new code of a contract can move', () => {
  const proxy = look(1, { holdings: [ether(1n)] });

  it('is what it holds, and what those hold whose code it can replace, however far', () => {
    const vault = look(2, { ...calls(1), holdings: [ether(2n, 6_000)] });
    const far = look(3, {
      powers: [{ power: 'upgrade', holder: null, via: [at(2)] }],
      holdings: [ether(4n)],
    });
    const round = look(1, { ...calls(3), holdings: [ether(1n)] });
    const other = look(4, { holdings: [ether(8n)] });
    expect(reachOf([round, vault, far, other])).toEqual([ether(7n, 6_000)]);
  });

  it.each<[string, ContractLook]>([
    [
      'that it may set a fee of',
      look(2, { ...calls(1, { selector: '0x69fe0e2d' }), holdings: [ether(2n)] }),
    ],
    [
      'of whom nothing was shown',
      look(2, { ...calls(1, { state: 'unresolved' }), holdings: [ether(2n)] }),
    ],
    [
      'whose owner it is',
      look(2, { powers: [{ power: 'own', holder: at(1), via: [] }], holdings: [ether(2n)] }),
    ],
    ['of another chain', look(2, { ...calls(1), holdings: [ether(2n)] }, 'eip155:10')],
  ])('is not what those hold %s', (_what, other) => {
    expect(reachOf([proxy, other])).toEqual([ether(1n)]);
  });

  it('has assets apart, the most valuable first', () => {
    const token = { asset: 'a', symbol: 'A', decimals: null, units: '5', usd: null };
    const rich = look(1, { holdings: [token, ether(1n, 3_000), token] });
    expect(reachOf([rich])).toEqual([ether(1n, 3_000), { ...token, units: '10' }]);
  });
});
