import { parseDiscovery } from './parse';
import type { Discovery } from './discovery';
import { toContracts } from './toContracts';
import { at, caip, discovered, fixed, proxy, safe, upgrade } from './testing/file';

const read = (value: unknown): Discovery => {
  const file = parseDiscovery(value);
  if (typeof file === 'string') throw new Error(file);
  return file;
};

describe('parseDiscovery', () => {
  it('reads the day, the blocks and the addresses', () => {
    const file = read(
      discovered(
        [
          proxy(1, 'Bridge'),
          fixed(2, 'Other'),
          { ...fixed(3, 'L2'), address: 'arb1:0x' + '0'.repeat(39) + '3' },
        ],
        {
          usedBlockNumbers: { ethereum: 7, arbitrum: 9 },
        },
      ),
    );
    expect(file).toMatchObject({
      day: '2026-08-04',
      blocks: { 'eip155:1': 7, 'eip155:42161': 9 },
      leftOut: [],
    });
    expect(file.entries.map(({ id }) => id)).toEqual([caip(1), caip(2), caip(3, 'eip155:42161')]);
  });

  it('reads older files, whose addresses name no chain', () => {
    const entry = { ...fixed(2, 'Other'), address: caip(2).split(':')[2] };
    const file = read(discovered([entry], { chain: 'base', blockNumber: 5 }));
    expect(file.entries[0]?.id).toBe(caip(2, 'eip155:8453'));
    expect(file.blocks['eip155:8453']).toBe(5);
  });

  it('adds up the delays of a path', () => {
    const via = [{ address: at(90) }, { address: at(91), delay: 86_400 }];
    const received = { receivedPermissions: [upgrade(1, { delay: 3600, via })] };
    const [entry] = read(discovered([safe(3, 2, 3, received)])).entries;
    expect(entry).toMatchObject({
      threshold: 2,
      received: [{ over: caip(1), delaySeconds: 90_000, via: [caip(90), caip(91)] }],
    });
  });

  it('reads permissions that stand beside the entries', () => {
    const permissions = { [at(3)]: { receivedPermissions: [upgrade(1)] }, [at(4)]: {} };
    const file = read(discovered([proxy(1, 'A'), safe(3, 2, 3)], { permissions }));
    expect(file.entries[1]?.received).toMatchObject([{ permission: 'upgrade', over: caip(1) }]);
    expect(file.leftOut).toEqual([caip(4)]);
  });

  it('leaves out addresses of chains it does not know', () => {
    const file = read(discovered([{ ...fixed(1, 'X'), address: 'nochain:0x' + '1'.repeat(40) }]));
    expect(file).toMatchObject({ entries: [], leftOut: ['nochain:0x' + '1'.repeat(40)] });
  });

  it.each([
    ['another file', { tokens: [] }, 'no discovered.json'],
    ['a list', [], 'no discovered.json'],
    ['a file of 2024', { name: 'x', contracts: [], eoas: [], blockNumber: 7 }, 'format of 2024'],
    ['a file without a time', discovered([], { timestamp: undefined }), 'timestamp'],
  ])('refuses %s', (_, value, reason) => {
    expect(parseDiscovery(value)).toContain(reason);
  });
});

describe('toContracts', () => {
  const contracts = (...entries: object[]) => toContracts(read(discovered(entries)));

  it('reads proxy, code, deployment and every change after it', () => {
    expect(contracts(proxy(1, 'L1Bridge'))).toEqual([
      {
        id: caip(1),
        name: 'L1Bridge',
        role: 'bridge',
        proxy: true,
        implementation: caip(1001),
        verified: 'partial',
        deployedOn: '2024-01-01',
        codeChanges: ['2025-05-05'],
        codeChangedOn: '2025-05-05',
        codeChangesWhole: true,
      },
    ]);
  });

  it('does not call a history whole that does not lead to the code of now', () => {
    const values = { $implementation: at(77), $pastUpgrades: [], $upgradeCount: 0 };
    expect(contracts(proxy(1, 'L1Bridge', { values }))[0]).toEqual(
      expect.not.objectContaining({ codeChangesWhole: true }),
    );
  });

  it('leaves safes out and names what is not verified', () => {
    expect(contracts(safe(3, 2, 3), { ...fixed(2, 'Gov'), unverified: true })).toEqual([
      { id: caip(2), name: 'Gov', role: 'other', proxy: false, verified: 'none' },
    ]);
  });
});
