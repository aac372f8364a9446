import { parseDiscovery } from './parse';
import { resolveControl } from './resolve';
import { at, caip, discovered, fixed, key, proxy, safe, upgrade } from './testing/file';

const control = (...entries: object[]) => {
  const file = parseDiscovery(discovered(entries));
  if (typeof file === 'string') throw new Error(file);
  return resolveControl(file);
};
const received = (...grants: object[]) => ({ receivedPermissions: grants });
const admin = fixed(90, 'ProxyAdmin');

describe('resolveControl', () => {
  it('follows an upgrade to its multisig', () => {
    expect(control(proxy(1, 'Bridge'), admin, safe(3, 6, 9, received(upgrade(1))))).toEqual({
      powers: [
        {
          power: 'change-code',
          contract: caip(1),
          holder: 'multisig',
          address: caip(3),
          threshold: 6,
          signers: 9,
          delaySeconds: 0,
          note: 'Council: upgrade of Bridge.',
        },
      ],
      whole: true,
      open: [],
    });
  });

  it('keeps one power for each holder and delay', () => {
    const slow = upgrade(2, { via: [{ address: at(91), delay: 604_800 }] });
    const { powers } = control(
      proxy(1, 'Bridge'),
      proxy(2, 'Vault'),
      proxy(4, 'Router'),
      safe(3, 6, 9, received(upgrade(1), upgrade(4), slow)),
    );
    expect(powers).toMatchObject([
      { delaySeconds: 0, note: 'Council: upgrade of Bridge, Router.' },
      { delaySeconds: 604_800, contract: caip(2) },
    ]);
    expect(powers[0]?.contract).toBeUndefined();
  });

  it('knows keys, burnt addresses and votes', () => {
    const governor = { ...fixed(5, 'Governor', { votingPeriod: 7 }), ...received(upgrade(3)) };
    const burnt = { ...key(0xdead, received(upgrade(2))), address: `eth:0x${'0'.repeat(36)}dEaD` };
    const proxies = [proxy(1, 'A'), proxy(2, 'B'), proxy(3, 'C')];
    const { powers } = control(...proxies, key(8, received(upgrade(1))), burnt, governor);
    expect(powers.map(({ holder }) => holder)).toEqual(['key', 'nobody', 'vote']);
  });

  it('finds the contract behind an alias on another chain', () => {
    const alias = `arb1:0x1111${'0'.repeat(32)}1114`;
    const entry = { address: alias, type: 'EOA', ...received(upgrade(1)) };
    expect(control(proxy(1, 'A'), safe(3, 2, 3), entry).powers).toMatchObject([
      { holder: 'multisig', threshold: 2, signers: 3 },
    ]);
  });

  it('takes the strongest member where all must sign', () => {
    const values = { $threshold: 2, $members: [at(3), at(4)] };
    const both = { ...safe(5, 2, 2, received(upgrade(1))), name: 'Both', values };
    const few = { ...safe(4, 2, 6), name: 'Few' };
    expect(control(proxy(1, 'A'), safe(3, 8, 11), few, both).powers).toMatchObject([
      {
        threshold: 8,
        signers: 11,
        note: 'Both (all must sign, among them Council): upgrade of A.',
      },
    ]);
  });

  it.each([
    [
      'a path that ends in a contract it does not know',
      [proxy(1, 'A'), { ...fixed(6, 'Module'), ...received(upgrade(1)) }],
      'upgrade of A by Module: neither a key, a multisig, a vote nor nobody',
    ],
    [
      'a condition',
      [proxy(1, 'A'), safe(3, 2, 3, received(upgrade(1, { condition: 'it is paused' })))],
      'upgrade of A by Council: only if it is paused',
    ],
    [
      'a proxy without anybody',
      [proxy(1, 'A'), proxy(2, 'B'), safe(3, 2, 3, received(upgrade(1)))],
      'upgrade of B: the file names nobody',
    ],
    [
      'an owner that no permission mentions',
      [
        proxy(1, 'A'),
        safe(3, 2, 3, received(upgrade(1))),
        fixed(4, 'Vault', { owner: at(8) }),
        key(8),
      ],
      `owner of Vault: ${caip(8)}`,
    ],
    [
      'another permission of a weaker holder',
      [
        proxy(1, 'A'),
        safe(3, 2, 3, received(upgrade(1))),
        key(8, received({ permission: 'interact', from: at(1), description: 'withdraw.' })),
      ],
      `interact of A by ${caip(8)}: withdraw.`,
    ],
    [
      'a module that acts for the multisig',
      [
        proxy(1, 'A'),
        fixed(7, 'Liveness'),
        safe(3, 2, 3, {
          ...received(upgrade(1)),
          values: {
            $threshold: 2,
            $members: [at(20), at(21), at(22)],
            GnosisSafe_modules: [at(7)],
          },
        }),
      ],
      'module of Council: Liveness',
    ],
    ['no permissions at all', [fixed(1, 'A')], 'no permission to upgrade'],
  ])('is not whole with %s', (_, entries, why) => {
    const { whole, open } = control(...entries);
    expect(whole).toBe(false);
    expect(open).toContainEqual(expect.stringContaining(why));
  });

  it('is whole where the other permissions are of those who can upgrade, or only guard', () => {
    const own = { permission: 'interact', from: at(1), description: 'set fees.' };
    const guard = { permission: 'guard', from: at(1) };
    const council = safe(3, 2, 3, received(upgrade(1), own));
    expect(control(proxy(1, 'A'), council, key(8, received(guard))).whole).toBe(true);
  });
});
