/** Contracts whose usual path is not the only one, or is none: what it waits or takes is a wrong claim. */
import { toFunctionSelector } from 'viem';
import { initial } from './Anvil';
import type { Scene } from './Scene';
import { ANYBODY, DAY, each, key, OWNERSHIP, ROLES, SET_MANAGER, UPGRADE } from './truth';

async function addTimelocks(scene: Scene): Promise<void> {
  const { anvil } = scene;
  const [k1, k2, k3] = scene.keys as [string, string, string];
  const waits = await anvil.deploy('Waits', k1);
  const sooner = [key(k2, 'not known')];
  for (const [name, ends, ...args] of [
    ['BypassTimelock', [key(k2)]],
    ['CostlyTimelock', sooner],
    ['AskingTimelock', sooner, waits],
    ['HurriedTimelock', sooner, k3],
    ['BoundTimelock', sooner],
    ['SunsetTimelock', sooner],
    ['ChoosyTimelock', sooner, toFunctionSelector('transferOwnership(address)')],
    ['LongTimelock', sooner],
    ['SwitchedTimelock', sooner],
    ['PaidTimelock', sooner],
    ['NamingTimelock', sooner],
    ['BatchTimelock', [...sooner, key(k3)], k3],
  ] as const) {
    const given = name === 'AskingTimelock' ? [...args, [k2]] : [[k2], ...args];
    await scene.putUups(`second way: ${name}`, await anvil.deploy(name, ...given), [...ends]);
  }
  const module = await anvil.deploy('Module', k3);
  for (const [name, at] of [
    ['by a hash with a time', await anvil.deploy('HurriedCompound', k2, 3 * DAY, k3)],
    ['once something is queued', await anvil.deploy('OpenedCompound', k2, 3 * DAY, k3)],
    ['by a contract that a mapping names', await anvil.deploy('ModularTimelock', [k2], module)],
    ['asks whom a mapping names', await anvil.deploy('PolicedTimelock', [k2], waits)],
    ['by whom a structure names', await anvil.deploy('SeatTimelock', [k2], k3)],
    ['asks whom a list names', await anvil.deploy('ListingTimelock', [k2], waits)],
  ] as const)
    await scene.putUups(`second way: ${name}`, at, sooner);
  const name = 'second way: for anybody';
  await scene.putUups(name, await anvil.deploy('ReceivingTimelock', [k2]), [...sooner, ANYBODY]);
  scene.put(name, { ...scene.truth.get(name)!, functions: {} });
}

export async function addShortcuts(scene: Scene): Promise<void> {
  await addTimelocks(scene);
  const { anvil } = scene;
  const [k1, k2, k3, k4] = scene.keys as [string, string, string, string];
  const proxyOf = async (name: string, ...args: unknown[]) => {
    const implementation = await anvil.deploy(name);
    const address = await anvil.deploy('ERC1967Proxy', implementation, initial(name, ...args));
    return { address, kind: 'proxy', implementation } as const;
  };
  const sooner = [key(k2, 'not known')];
  const slow = await scene.timelock([k2]);
  scene.put('upgrader whose admin waits for nobody', {
    ...(await proxyOf('RolesApart', k2, slow)),
    // It may be at once: that was not tried.
    ...{ upgrade: [key(k2, 'not known')], 'grant-roles': [key(k2)] },
    role: [key(k2, 'not known')],
    functions: { ...each(ROLES, [k2]), [UPGRADE]: [slow] },
  });
  const safe = await scene.safes.make([k1, k2, k3], 2);
  scene.put('owner that signs nothing', await proxyOf('ForSigners', safe));
  scene.put('owner that signs', {
    ...(await proxyOf('ForSigners', k3)),
    ...{ upgrade: [key(k3)], own: [key(k3)] },
    functions: each([UPGRADE, 'set(uint256)', ...OWNERSHIP], [k3]),
  });
  scene.put('obeys another where gas has a price', {
    ...(await proxyOf('UupsPriced', k1, k2)),
    ...{ upgrade: [key(k2)], functions: { [UPGRADE]: [k2] } },
  });
  const skip = 'skip(address)';
  const choosy = await anvil.deploy('ChoosyTimelock', [k2], toFunctionSelector(skip));
  scene.put('timelock that lets another function pass', {
    ...{ ...(await proxyOf('UupsSkipping', choosy)), upgrade: sooner, own: sooner },
    functions: each([UPGRADE, skip, ...OWNERSHIP], [choosy]),
  });
  const sold = await anvil.deploy('Sold', k1);
  scene.put('what everybody can buy', {
    ...{ address: sold, kind: 'fixed', own: [key(k1)], functions: each(OWNERSHIP, [k1]) },
  });
  const lax = await anvil.deploy('LaxTimelock', k2, 3 * DAY);
  await scene.putUups('timelock whose admin sets its wait', lax, [key(k2, 'not known')]);
  const plug = await anvil.deploy('PlugTimelock', [k2]);
  const ends = [key(k2, 'not known'), key(k2)];
  await scene.putUups('timelock that its proposer plugs', plug, ends);
  const coin = await anvil.deploy('VoteCoin', k1);
  await scene.putUups('governor without a quorum', await anvil.deploy('NoQuorum', coin), []);
  const ticket = await anvil.deploy('VoteCoin', k4);
  const reached = await anvil.deploy('Reached', k1, k2, ticket);
  scene.put('what everybody can reach', {
    ...{ address: reached, kind: 'fixed', own: [key(k1)], functions: each(OWNERSHIP, [k1]) },
  });
  scene.put('what everybody can claim', {
    ...{ address: await anvil.deploy('Claimed', k1), kind: 'fixed', own: [key(k1)], functions: {} },
  });
  const forwarders = {
    OpenForwarder: await anvil.deploy('OpenForwarder'),
    PlainForwarder: await anvil.deploy('PlainForwarder'),
  };
  const beacon = await anvil.deploy('UpgradeableBeacon', forwarders.PlainForwarder, k1);
  const behind = await anvil.deploy('BeaconProxy', beacon, '0x');
  for (const [name, forwarder] of Object.entries({ ...forwarders, 'behind a proxy': behind }))
    scene.put(`believes a forwarder: ${name}`, {
      ...{ address: await anvil.deploy('Forwarded', k1, forwarder), kind: 'fixed' },
      ...{ own: [key(k1)], functions: {} },
    });
  const joined = await anvil.deploy('Joined', k1);
  scene.put('what everybody can join, or wait for', {
    ...{ address: joined, kind: 'fixed', own: [key(k1)], functions: each(OWNERSHIP, [k1]) },
  });
  const hasty = await anvil.deploy('HastyManager', k2);
  scene.put('member that does not wait', {
    // By two paths.
    ...{ ...(await proxyOf('UupsManaged', hasty)), upgrade: [...sooner, ...sooner] },
    functions: { [SET_MANAGER]: [hasty], [UPGRADE]: [hasty] },
  });
  const manager = await anvil.deploy('AccessManager', k4);
  const managed = await proxyOf('UupsManaged', manager);
  const call = (name: string, ...args: unknown[]) =>
    anvil.call(k4, manager, 'AccessManager', name, ...args);
  await call('grantRole', 7n, k4, 30 * DAY);
  await call('setTargetFunctionRole', managed.address, ['0x4f1ef286'], 7n);
  scene.put('member that waits, and needs no role', {
    ...{ ...managed, upgrade: [key(k4, 'not known')] },
    functions: { [SET_MANAGER]: [manager], [UPGRADE]: [manager] },
  });
}
