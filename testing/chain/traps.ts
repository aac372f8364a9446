/** Contracts that say one thing and do another: what they say is a wrong claim. */
import { zeroAddress } from 'viem';
import { initial } from './Anvil';
import type { Scene } from './Scene';
import { ANYBODY, DAY, each, key, multisig, vote, OWNERSHIP, SET_MANAGER, UPGRADE } from './truth';

/** `owner()`: a proxy asks for a first call. */
const OWNER = '0x8da5cb5b';
const asked = 30 * DAY;

async function addLiars(scene: Scene): Promise<void> {
  const { anvil, uups, logic } = scene;
  const [k1, k2] = scene.keys as [string, string];
  const proxyOf = async (name: string, ...args: unknown[]) => {
    const implementation = await anvil.deploy(name, ...args);
    const address = await anvil.deploy('ERC1967Proxy', implementation, OWNER);
    return { address, kind: 'proxy', implementation } as const;
  };
  const liar = await anvil.deploy('Liar', k1, k2);
  scene.put('owner() lies', {
    ...{ address: liar, kind: 'fixed' },
    functions: { 'set(uint256)': [k2], 'transferOwnership(address)': [k1] },
  });
  scene.put('owner() lies, uups', {
    ...(await proxyOf('UupsLiar', k1, k2)),
    ...{ upgrade: [key(k2)], functions: { [UPGRADE]: [k2] } },
  });
  scene.put('upgrade does nothing', {
    ...(await proxyOf('UupsDecoy', k1, k2)),
    upgrade: [key(k2)],
    functions: { [UPGRADE]: [k1], 'change(address)': [k2] },
  });
  const slots = await anvil.deploy('NoProxy', uups, k1);
  scene.put('slots of a proxy', { address: slots, kind: 'fixed' });
  const other = await anvil.deploy('OtherProxy', uups, k1, logic, k2);
  scene.put('slots of another proxy', {
    address: other,
    kind: 'unknown',
    functions: { 'change(address)': [k2] },
  });
  const parrot = await anvil.deploy('Parrot', uups, k1, logic);
  scene.put('answers as new code would', { address: parrot, kind: 'unknown' });
  const unused = await anvil.deploy('UnusedAdmin', logic, k1, k2);
  const of = { kind: 'proxy', implementation: logic } as const;
  scene.put('admin slot unused', {
    ...{ address: unused, ...of, upgrade: [key(k2)] },
    functions: { 'change(address)': [k2] },
  });
  const open = await anvil.deploy('UupsOpen');
  const opened = await anvil.deploy('ERC1967Proxy', open, initial('UupsOpen', k1));
  scene.put('open to all', {
    ...{ address: opened, kind: 'proxy', implementation: open },
    ...{ upgrade: [ANYBODY], own: [key(k1)] },
    ...{ functions: each(OWNERSHIP, [k1]), open: [UPGRADE] },
  });
  const loop = await anvil.deploy('RoleLoop', k1);
  // Of two, with which it does nothing.
  scene.put('a loop of roles', { address: loop, kind: 'fixed', role: [key(k1), key(k1)] });
}

async function addHolders(scene: Scene): Promise<void> {
  const { anvil, safes, keys } = scene;
  const [k1, k2, k3, k4] = keys as [string, string, string, string];
  const fake = await anvil.deploy('FakeSafe', keys.slice(0, 6), k1);
  await scene.putUups('a safe that is none', fake, [key(k1)]);
  const replaced = await safes.make([k1, k2, k3], 2);
  await safes.replace(replaced, await anvil.deploy('FakeSingleton'));
  await scene.putUups('a safe with other code', replaced, []);
  const bomber = await anvil.deploy('Bomber');
  const { logs } = await anvil.call(k1, bomber, 'Bomber', 'run');
  await scene.putUups('owner is gone', `0x${logs.at(-1)!.data.slice(26)}`, []);
  await scene.putUups('owner never sent', keys.at(-1)!, [key(keys.at(-1)!)]);
  const called = await safes.make([k1, k2, k3], 2);
  await scene.putUups('safe called through', called, [ANYBODY]);
  await safes.setHandler(called, scene.truth.get('safe called through')!.address);
  const inner = await safes.make([k1, k2], 2);
  const outer = await safes.make([inner, k3], 2);
  await safes.setHandler(inner, outer);
  await scene.putUups('safe in a safe called through', outer, [key(k3)]);
  const delegated = await safes.make([keys[8]!, k1, k2], 2);
  await scene.putUups('safe of a delegated key', delegated, [multisig(2, 3, delegated)]);
  const unknown = await safes.make([k1, await anvil.deploy('Plain'), k2], 2);
  await scene.putUups('safe of a contract', unknown, [multisig(2, 2, unknown)]);
  const module = await safes.make([k1, k2, k3], 2);
  await safes.enable(module, await anvil.deploy('Plain'));
  await scene.putUups('safe with a contract as module', module, [multisig(2, 3, module)]);
  const guarded = await safes.make([k1, k2, k3], 2);
  await safes.setGuard(guarded, await anvil.deploy('Plain'));
  await scene.putUups('safe with a guard', guarded, []);
  const watched = await safes.make([k1, k2, k3], 2);
  await safes.enable(watched, k4);
  await safes.setGuard(watched, await anvil.deploy('Plain'), 'modules');
  await scene.putUups('safe with a guard of its modules', watched, [multisig(2, 3, watched)]);
  const coin = await anvil.deploy('VoteCoin', k1);
  await scene.putUups(
    'governor that obeys a key',
    await anvil.deploy('FakeGovernor', coin, k2),
    [],
  );
  const all = await scene.uupsProxy(await anvil.deploy('OpenGovernor', coin));
  const of = { kind: 'proxy', implementation: scene.uups, functions: {} } as const;
  scene.put('governor that obeys all', { address: all, ...of });
  const patient = await anvil.deploy('CompoundTimelock', k1, 3 * DAY);
  const prior = await anvil.deploy('PriorCoin', k1);
  const bravo = await anvil.deploy('BravoOfKey', patient, prior, k2);
  await anvil.call(k1, patient, 'CompoundTimelock', 'setAdmin', bravo);
  await scene.putUups('governor of compound that obeys a key', patient, []);
  const manager = await anvil.deploy('AccessManager', k4);
  const managed = await anvil.deploy('UupsManaged');
  const address = await anvil.deploy('ERC1967Proxy', managed, initial('UupsManaged', manager));
  scene.put('access manager', {
    ...{ address, kind: 'proxy', implementation: managed, upgrade: [key(k4)] },
    functions: { [UPGRADE]: [k4], [SET_MANAGER]: [manager] },
  });
}

async function addTimelocks(scene: Scene): Promise<void> {
  const { anvil } = scene;
  const [k1] = scene.keys as [string];
  const open = [zeroAddress];
  const eager = await anvil.deploy('EagerTimelock', asked, [k1], open);
  await scene.putUups('timelock that does not wait', eager, [key(k1)]);
  const short = await anvil.deploy('ShortTimelock', [k1], open);
  await scene.putUups('timelock that asks its own for nothing', short, [key(k1, 'not known')]);
  const idle = await anvil.deploy('IdleTimelock', [k1], open);
  await scene.putUups('timelock that does nothing', idle, []);
  const first = await scene.timelock([k1]);
  const second = await scene.timelock([first]);
  const PROPOSER = await anvil.rpc('eth_call', { to: first, data: '0x8f61f4f5' }, 'latest');
  await anvil.rpc('anvil_impersonateAccount', first);
  await anvil.rpc('anvil_setBalance', first, '0xde0b6b3a7640000');
  await anvil.call(first, first, 'TimelockController', 'grantRole', PROPOSER, second);
  await anvil.call(first, first, 'TimelockController', 'revokeRole', PROPOSER, k1);
  await scene.putUups('timelocks in a circle', second, []);
  const closed = await scene.timelock([k1], { executor: scene.keys[1]! });
  await scene.putUups('timelock that another executes', closed, []);
  // Each makes what is tried four times as long.
  let nest = k1;
  for (let depth = 0; depth < 5; depth += 1)
    nest = await scene.timelock([scene.keys[1]!], { admin: nest, executor: nest });
  await scene.putUups('timelocks in timelocks', nest, []);
}

/** Timelocks and owners whose own code somebody can replace. */
async function addReplaceable(scene: Scene): Promise<void> {
  const { anvil, uups } = scene;
  const [k1, k2, k3] = scene.keys as [string, string, string];
  const init = initial('SlowUups', 2 * DAY, [k1], [zeroAddress], zeroAddress);
  const logic = await anvil.deploy('TimelockControllerUpgradeable');
  const slow = await anvil.deploy('TransparentUpgradeableProxy', logic, k3, init);
  await scene.putUups('timelock that a key replaces', slow, [key(k1, 2 * DAY), key(k3)]);
  const own = await anvil.deploy('ERC1967Proxy', await anvil.deploy('SlowUups'), init);
  await scene.putUups('timelock that replaces itself', own, [key(k1, 2 * DAY)]);
  await scene.putUups('timelock of a timelock that a key replaces', await scene.timelock([slow]), [
    key(k1, 4 * DAY),
    key(k3, 2 * DAY),
  ]);
  const rules = await anvil.deploy(
    ...([
      'TransparentUpgradeableProxy',
      await anvil.deploy('AccessManagerUpgradeable'),
      k3,
    ] as const),
    initial('AccessManagerUpgradeable', k2),
  );
  const managed = await anvil.deploy('UupsManaged');
  scene.put('manager that a key replaces', {
    address: await anvil.deploy('ERC1967Proxy', managed, initial('UupsManaged', rules)),
    ...{ kind: 'proxy', implementation: managed, upgrade: [key(k2)] },
    functions: { [UPGRADE]: [k2], [SET_MANAGER]: [rules] },
  });
  const behind = await anvil.deploy('TransparentUpgradeableProxy', logic, slow, init);
  await scene.putUups('timelock that a timelock replaces, which a key does', behind, [
    key(k1, 2 * DAY),
    key(k3),
  ]);
  const other = await anvil.deploy('TransparentUpgradeableProxy', uups, k3, initial('Uups', k2));
  const custom = await anvil.deploy('OwnProxy', logic, k3, init);
  const naming = await anvil.deploy('NamingProxy', logic, k3, init);
  // The key that replaces them is not found: what waits there is no fact.
  for (const [name, owner] of [
    ['timelock of a proxy of its own kind', custom],
    ['timelock of a proxy that names calls', naming],
  ] as const)
    await scene.putUups(name, owner, [key(k1, 'not known'), key(k3)]);
  const coin = await anvil.deploy('VoteCoin', k1);
  const voting = await anvil.deploy('GovernorBehind');
  const begin = initial('GovernorBehind', coin);
  const behindKey = await anvil.deploy('TransparentUpgradeableProxy', voting, k3, begin);
  await scene.putUups('governor that a key replaces', behindKey, [key(k3)]);
  const own2 = await anvil.deploy('OwnProxy', voting, k3, begin);
  await scene.putUups('governor of a proxy of its own kind', own2, [vote(own2), key(k3)]);
  // Its own code has a way, too.
  const both = [key(k2), key(k3)];
  await scene.putUups('owner of another kind that a key replaces', other, both);
}

export async function addTraps(scene: Scene): Promise<void> {
  await addLiars(scene);
  await addHolders(scene);
  await addTimelocks(scene);
  await addReplaceable(scene);
}
