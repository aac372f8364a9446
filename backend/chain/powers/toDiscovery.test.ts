import { contractLookSchema } from '../../../contracts/chain/chainLook';
import { toDiscovery } from './toDiscovery';
import type { Analysis, FunctionLook, Power } from './types';

const at = (n: number) => `0x${String(n).padStart(40, '0')}`;
const times = <T>(count: number, make: (n: number) => T) =>
  Array.from({ length: count }, (_, n) => make(n));

describe('a look that is handed over', () => {
  it('is one that the importer takes, however much a contract makes of it', () => {
    const power = (n: number): Power => ({
      ...{ power: 'own', over: at(1), end: { kind: 'key', id: at(n) } },
      ...{ delaySeconds: 7 * 2 ** 40, via: times(40, at) },
    });
    const callable = (n: number): FunctionLook => ({
      ...{ selector: `0x${String(n).padStart(8, '0')}`, state: 'restricted', guard: 'owner' },
      ...{ holders: times(90, at), data: `0x${'00'.repeat(9_000)}` },
    });
    const analysis: Analysis = {
      ...{
        id: at(1),
        kind: 'fixed',
        open: [],
        isWhole: true,
        pending: { isWhole: true, items: [] },
      },
      ...{ powers: times(2_000, power), functions: times(900, callable) },
    };
    const block = { number: 1, hash: `0x${'1'.repeat(64)}`, timestamp: 1 };
    const none = { hosts: [], holdings: new Map(), events: null };
    const look = { chain: 'eip155:1', block, analyses: [analysis], ...none };
    const { looks } = toDiscovery('vault', [look], new Map());
    expect(() => contractLookSchema.validateSync(looks[0], { strict: true })).not.toThrow();
    expect(looks[0]!.powers).toHaveLength(500);
  });
});
