/** Contracts with every usual way to hold a power. */
import { keccak256, stringToHex } from 'viem';
import { initial } from './Anvil';
import type { Scene } from './Scene';
import { DAY, each, key, multisig, OWNERSHIP, ROLES, UPGRADE, vote } from './truth';

const PROPOSER = keccak256(stringToHex('PROPOSER_ROLE'));

async function addProxies(scene: Scene): Promise<void> {
  const { anvil, logic, uups } = scene;
  const [k1, k2, k3] = scene.keys as [string, string, string];
  const of = { kind: 'proxy', implementation: logic } as const;
  scene.put('transparent', { address: await scene.transparent(k1), ...of, upgrade: [key(k1)] });
  await scene.putUups('uups', k2, [key(k2)]);
  const beacon = await anvil.deploy('UpgradeableBeacon', logic, k3);
  const address = await anvil.deploy('BeaconProxy', beacon, '0x');
  scene.put('beacon', { address, ...of, upgrade: [key(k3)] });
  const zeppelin = await anvil.deploy('ZeppelinProxy', logic, k1);
  scene.put('zeppelinos', {
    ...{ address: zeppelin, ...of, upgrade: [key(k1)] },
    functions: { 'upgradeTo(address)': [k1] },
  });
  scene.put('plain', { address: await anvil.deploy('Plain'), kind: 'fixed' });
  scene.put('clone', { address: await scene.clone(logic), kind: 'fixed' });
  scene.put('clone of uups', { address: await scene.clone(uups), kind: 'unknown' });
  const roles = await anvil.deploy('UupsRoles');
  const byRole = await anvil.deploy('ERC1967Proxy', roles, initial('UupsRoles', k1, k2));
  scene.put('uups by role', {
    ...{ address: byRole, kind: 'proxy', implementation: roles },
    ...{ upgrade: [key(k2)], 'grant-roles': [key(k1)], role: [key(k2)] },
    functions: { [UPGRADE]: [k2], ...each(ROLES, [k1]) },
  });
}

async function addSafes(scene: Scene): Promise<void> {
  const { safes } = scene;
  const [k1, k2, k3, k4, k5, k6] = scene.keys as [string, string, string, string, string, string];
  const two = await safes.make([k1, k2, k3], 2);
  await scene.putUups('safe', two, [multisig(2, 3, two)]);
  scene.put('a safe itself', { address: two, kind: 'safe' });
  const one = await safes.make([k1, k2], 1);
  await scene.putUups('safe of one', one, [multisig(1, 2, one)]);
  const same = [await safes.make([k1], 1), await safes.make([k1], 1), await safes.make([k1], 1)];
  const nested = await safes.make(same, 2);
  await scene.putUups('safes of one key', nested, [multisig(1, 1, nested)]);
  const apart = [await safes.make([k1, k2], 2), await safes.make([k3, k4], 2), k5];
  const above = await safes.make(apart, 2);
  await scene.putUups('safes of several keys', above, [multisig(2, 3, above)]);
  const moduled = await safes.make([k1, k2, k3], 2);
  await safes.enable(moduled, k6);
  await scene.putUups('safe with a module', moduled, [multisig(2, 3, moduled), key(k6)]);
}

async function addTimelocks(scene: Scene): Promise<void> {
  const { anvil, safes } = scene;
  const [k1, k2, k3, k4, k5] = scene.keys as [string, string, string, string, string];
  const safe = await safes.make([k1, k2, k3, k4, k5], 3);
  const slow = await scene.timelock([safe]);
  const late = multisig(3, 5, safe, 2 * DAY);
  scene.put('timelock', {
    address: await scene.transparent(slow),
    ...{ kind: 'proxy', implementation: scene.logic, upgrade: [late] },
  });
  const closed = await scene.timelock([safe], { executor: safe });
  await scene.putUups('timelock of its proposer', closed, [late]);
  const more = await scene.timelock([safe, k4], { admin: k5 });
  const all = [late, key(k4, 2 * DAY), key(k5, 2 * DAY)];
  await scene.putUups('timelock with an admin', more, all);
  const compound = await anvil.deploy('CompoundTimelock', safe, 3 * DAY);
  await scene.putUups('timelock of compound', compound, [multisig(3, 5, safe, 3 * DAY)]);
  const double = await scene.timelock([slow]);
  await scene.putUups('two timelocks', double, [multisig(3, 5, safe, 4 * DAY)]);
}

async function addOwners(scene: Scene): Promise<void> {
  const { anvil, keys } = scene;
  const [k1, k2] = keys as [string, string];
  const owned = await anvil.deploy('Owned', k1);
  scene.put('owned', {
    ...{ address: owned, kind: 'fixed', own: [key(k1)] },
    functions: each(OWNERSHIP, [k1]),
  });
  const two = await anvil.deploy('Owned2', k2);
  await anvil.call(k2, two, 'Owned2', 'transferOwnership', k1);
  scene.put('owned in two steps', {
    ...{ address: two, kind: 'fixed', own: [key(k2)] },
    functions: { ...each(OWNERSHIP, [k2]), 'acceptOwnership()': [k1] },
  });
  const listed = await anvil.deploy('RolesListed', k1);
  scene.put('roles', {
    ...{ address: listed, kind: 'fixed', 'grant-roles': [key(k1)] },
    functions: each(ROLES, [k1]),
  });
  const unlisted = await anvil.deploy('RolesUnlisted', k1);
  scene.put('roles without a list', {
    address: unlisted,
    kind: 'fixed',
    'grant-roles': [key(k1)],
    functions: each(ROLES, [k1]),
  });
  const facets = [await anvil.deploy('CutFacet'), await anvil.deploy('ValueFacet')];
  scene.put('diamond', {
    ...{ address: await anvil.deploy('Diamond', k2, ...facets), kind: 'unknown' },
    ...{ upgrade: [key(k2)], own: [key(k2)], open: ['raise()'] },
    functions: each(
      [
        'diamondCut((address,uint8,bytes4[])[],address,bytes)',
        'transferOwnership(address)',
        'setValue(uint256)',
      ],
      [k2],
    ),
  });
  const renounced = await anvil.deploy('Owned', k1);
  await anvil.call(k1, renounced, 'Owned', 'renounceOwnership');
  scene.put('renounced', { address: renounced, kind: 'fixed', functions: {} });
  const delegated = keys[8]!;
  await anvil.rpc('anvil_setCode', delegated, `0xef0100${scene.logic.slice(2)}`);
  await scene.putUups('delegated key', delegated, [key(delegated)]);
}

async function addVotes(scene: Scene): Promise<void> {
  const { anvil } = scene;
  const [k1, k2] = scene.keys as [string, string];
  const coin = await anvil.deploy('VoteCoin', k1);
  const plain = await anvil.deploy('PlainGovernor', coin);
  await scene.putUups('governor', plain, [vote(plain)]);
  const usual = await anvil.deploy('UsualGovernor', coin);
  await scene.putUups('governor with usual settings', usual, [vote(usual)]);
  const keyed = await anvil.deploy('KeyedGovernor', coin);
  await scene.putUups('governor with nonces for each proposal', keyed, [vote(keyed)]);
  const slow = await scene.timelock([k2], { admin: k1 });
  const governor = await anvil.deploy('SlowGovernor', coin, slow);
  const call = (name: string, ...args: unknown[]) =>
    anvil.call(k1, slow, 'TimelockController', name, ...args);
  await call('grantRole', PROPOSER, governor);
  await call('renounceRole', `0x${'0'.repeat(64)}`, k1);
  await scene.putUups('governor with a timelock', slow, [
    vote(governor, 2 * DAY),
    key(k2, 2 * DAY),
  ]);
  const prior = await anvil.deploy('PriorCoin', k1);
  const patient = await anvil.deploy('CompoundTimelock', k1, 3 * DAY);
  const bravo = await anvil.deploy('Bravo', patient, prior);
  await anvil.call(k1, patient, 'CompoundTimelock', 'setAdmin', bravo);
  await scene.putUups('governor of compound', patient, [vote(bravo, 3 * DAY)]);
}

export async function addUsual(scene: Scene): Promise<void> {
  await addProxies(scene);
  await addSafes(scene);
  await addTimelocks(scene);
  await addOwners(scene);
  await addVotes(scene);
}
