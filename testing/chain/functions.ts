/** Contracts with functions that not everybody can call, and some that look so. */
import { keccak256, stringToHex } from 'viem';
import { initial } from './Anvil';
import type { Scene } from './Scene';
import { DAY, each, key, multisig, OWNERSHIP, ROLES, SET_MANAGER, UPGRADE } from './truth';

const role = (name: string) => keccak256(stringToHex(name));
async function addCoins(scene: Scene): Promise<void> {
  const { anvil, safes } = scene;
  const [k1, k2, k3] = scene.keys as [string, string, string];
  const owned = [
    'mint(address,uint256)',
    'pause()',
    'unpause()',
    'setFee(uint256)',
    'setBlocked(address[],bool)',
  ];
  scene.put('coin', {
    ...{ address: await anvil.deploy('Coin', k1), kind: 'fixed', own: [key(k1)] },
    functions: each([...owned, ...OWNERSHIP], [k1]),
    open: ['transfer(address,uint256)', 'approve(address,uint256)', 'burn(uint256)'],
  });
  const safe = await safes.make([k1, k2, k3], 2);
  scene.put('coin of a safe', {
    ...{ address: await anvil.deploy('Coin', safe), kind: 'fixed', own: [multisig(2, 3, safe)] },
    functions: each([...owned, ...OWNERSHIP], [safe]),
    open: ['transfer(address,uint256)'],
  });
  const minted = await anvil.deploy('RoleCoin', k1);
  const slow = await scene.timelock([k3]);
  for (const who of [slow, k2])
    await anvil.call(k1, minted, 'RoleCoin', 'grantRole', role('MINTER_ROLE'), who);
  await anvil.call(k1, minted, 'RoleCoin', 'grantRole', role('PAUSER_ROLE'), safe);
  scene.put('coin with roles', {
    ...{ address: minted, kind: 'fixed', 'grant-roles': [key(k1)] },
    role: [key(k2), key(k3, 2 * DAY), multisig(2, 3, safe)],
    functions: {
      'mint(address,uint256)': [slow, k2],
      'pause()': [safe],
      ...each(ROLES, [k1]),
    },
    open: ['transfer(address,uint256)', 'renounceRole(bytes32,address)'],
  });
  scene.put('coin that is unpaused by another', {
    ...{ address: await anvil.deploy('Vault', k1, k2), kind: 'fixed' },
    ...{ 'grant-roles': [key(k1)], role: [key(k2)] },
    functions: { 'pause()': [k2], 'unpause()': [k1], ...each(ROLES, [k1]) },
    open: ['mint(uint256,address)'],
  });
}

async function addManaged(scene: Scene): Promise<void> {
  const { anvil } = scene;
  const [k1, k2, k3, k4] = scene.keys as [string, string, string, string];
  const manager = await anvil.deploy('AccessManager', k4);
  const call = (name: string, ...args: unknown[]) =>
    anvil.call(k4, manager, 'AccessManager', name, ...args);
  const coin = await anvil.deploy('ManagedCoin', manager);
  await call('grantRole', 7n, k1, 0);
  await call('grantRole', 7n, k2, DAY);
  await call('grantRole', 8n, k3, DAY);
  await call('setTargetFunctionRole', coin, ['0x40c10f19'], 7n);
  scene.put('coin with a manager', {
    ...{ address: coin, kind: 'fixed' },
    functions: {
      // The second waits a day.
      'mint(address,uint256)': [k1, k2],
      'burn(address,uint256)': [k4],
      [SET_MANAGER]: [manager],
    },
    open: ['transfer(address,uint256)'],
  });
  const logic = await anvil.deploy('UupsManaged');
  const proxy = await anvil.deploy('ERC1967Proxy', logic, initial('UupsManaged', manager));
  await call('setTargetFunctionRole', proxy, ['0x4f1ef286'], 8n);
  scene.put('uups with a manager that waits', {
    ...{ address: proxy, kind: 'proxy', implementation: logic },
    // The admin makes itself a member at once.
    upgrade: [key(k3, DAY), key(k4)],
    functions: { [UPGRADE]: [k3, manager], [SET_MANAGER]: [manager] },
  });
  const slow = await scene.timelock([k1]);
  await call('grantRole', 9n, slow, 0);
  const owned = await scene.uupsProxy(manager);
  await call('setTargetFunctionRole', owned, ['0x4f1ef286', '0xf2fde38b'], 9n);
  scene.put('uups of a manager', {
    ...{ address: owned, kind: 'proxy', implementation: scene.uups },
    ...{ upgrade: [key(k1, 2 * DAY), key(k4)], own: [key(k1, 2 * DAY), key(k4)] },
    functions: each([UPGRADE, ...OWNERSHIP], [manager]),
  });
  const fake = await anvil.deploy('FakeManager', k1, k2);
  const obeys = await anvil.deploy('ManagedCoin', fake);
  scene.put('coin with a manager that lies', {
    ...{ address: obeys, kind: 'fixed' },
    functions: {
      ...each(['mint(address,uint256)', 'burn(address,uint256)'], [k2]),
      [SET_MANAGER]: [fake],
    },
  });
  await scene.putUups('uups of a manager that lies', fake, []);
  const through = await anvil.deploy('OpenManager', k1);
  scene.put('coin with a manager through which all act', {
    ...{ address: await anvil.deploy('ManagedCoin', through), kind: 'fixed', functions: {} },
  });
  const loud = await anvil.deploy('Loud', k1);
  await scene.putUups('uups of whom answers anything', loud, []);
  scene.put('obeys whom answers anything', {
    ...{ address: await anvil.deploy('ManagedCoin', loud), kind: 'fixed' },
    functions: { [SET_MANAGER]: [loud] },
  });
  scene.put('answers anything', { address: loud, kind: 'fixed', functions: {} });
}

async function addTraps(scene: Scene): Promise<void> {
  const { anvil } = scene;
  const [k1, k2] = scene.keys as [string, string];
  scene.put('deposit of the owner', {
    ...{ address: await anvil.deploy('Deposits', k1), kind: 'fixed', own: [key(k1)] },
    functions: each(OWNERSHIP, [k1]),
    open: ['add(uint256)'],
  });
  scene.put('stops with its ownership', {
    ...{ address: await anvil.deploy('Stops', k1), kind: 'fixed', own: [key(k1)] },
    functions: each(OWNERSHIP, [k1]),
    open: ['add(uint256)'],
  });
  scene.put('obeys another', {
    ...{ address: await anvil.deploy('OtherBoss', k1, k2), kind: 'fixed', own: [key(k1)] },
    functions: { 'transferOwnership(address)': [k1], 'set(uint256)': [k2] },
  });
  scene.put('looks like a view', {
    ...{ address: await anvil.deploy('Disguised', k1), kind: 'fixed', own: [key(k1)] },
    functions: each(['peek(uint256)', ...OWNERSHIP], [k1]),
  });
  scene.put('generous in small amounts', {
    ...{ address: await anvil.deploy('Generous', k1), kind: 'fixed', own: [key(k1)] },
    functions: each(['mint(uint256)', ...OWNERSHIP], [k1]),
  });
  scene.put('keeps its owner', {
    ...{ address: await anvil.deploy('Clinging', k1), kind: 'fixed' },
    functions: { 'set(uint256)': [k1] },
  });
  const hidden = each(['set(uint256)', 'transferOwnership(address)'], [k2]);
  scene.put('hides its owner', {
    ...{ address: await anvil.deploy('HiddenOwner', k2), kind: 'fixed', own: [key(k2)] },
    functions: hidden,
  });
  scene.put('refuses above nothing', {
    ...{ address: await anvil.deploy('AboveNothing', k1), kind: 'fixed', own: [key(k1)] },
    functions: each(['set(uint256)', ...OWNERSHIP], [k1]),
  });
}

const DEFAULT_ADMIN = [
  'beginDefaultAdminTransfer(address)',
  'cancelDefaultAdminTransfer()',
  'changeDefaultAdminDelay(uint48)',
  'rollbackDefaultAdminDelay()',
];

const MANAGER = [
  'grantRole(uint64,address,uint32)',
  'revokeRole(uint64,address)',
  'setGrantDelay(uint64,uint32)',
  'setRoleAdmin(uint64,uint64)',
  'setRoleGuardian(uint64,uint64)',
  'setTargetAdminDelay(address,uint32)',
  'setTargetClosed(address,bool)',
  'setTargetFunctionRole(address,bytes4[],uint64)',
  'labelRole(uint64,string)',
];

async function addRoles(scene: Scene): Promise<void> {
  const { anvil } = scene;
  const [k1, k2, k3] = scene.keys as [string, string, string];
  scene.put('a role, or a keeper', {
    ...{ address: await anvil.deploy('RoleOrKeeper', k1, k2, k3), kind: 'fixed' },
    ...{ 'grant-roles': [key(k1)], role: [key(k2)] },
    functions: { ...each(ROLES, [k1]), 'mint(uint256)': [k2, k3] },
  });
  scene.put('a role that anybody takes away', {
    ...{ address: await anvil.deploy('TakenRole', k1), kind: 'fixed' },
    functions: { 'mint(uint256)': [k1] },
  });
  const crowd = Array.from({ length: 25 }, (_, n) => `0x${(n + 1).toString(16).padStart(6, '0')}`);
  scene.put('a role with a crowd', {
    ...{ address: await anvil.deploy('CrowdedRole', k1, k2), kind: 'fixed' },
    ...{ 'grant-roles': [key(k1)], role: [key(k2)] },
    functions: {
      ...each(ROLES, [k1]),
      'mint(uint256)': [...crowd.map((one) => one.padEnd(42, '0')), k2],
    },
  });
  scene.put('roles whose admin waits to leave', {
    ...{ address: await anvil.deploy('Rules', k1), kind: 'fixed', 'grant-roles': [key(k1)] },
    functions: each([...ROLES, ...DEFAULT_ADMIN], [k1]),
  });
  scene.put('items that are taken', {
    ...{ address: await anvil.deploy('Items721', k1, k2), kind: 'fixed' },
    ...{ 'grant-roles': [key(k1)], role: [key(k2)] },
    functions: { ...each(ROLES, [k1]), 'safeMint(address,uint256)': [k2] },
  });
  scene.put('a manager itself', {
    ...{ address: await anvil.deploy('AccessManager', k1), kind: 'unknown' },
    'grant-roles': [key(k1)],
    functions: each(MANAGER, [k1]),
  });
}

async function addPlaces(scene: Scene): Promise<void> {
  const { anvil } = scene;
  const [k1, k2, fixed, k3] = scene.keys as [string, string, string, string];
  for (const name of ['Seats', 'Items', 'BoolSeats'])
    scene.put(`each has its own: ${name}`, {
      ...{ address: await anvil.deploy(name, k1), kind: 'fixed', functions: {} },
    });
  scene.put('obeys whom no view names', {
    ...{ address: await anvil.deploy('Obedient', k1, k2, k3), kind: 'fixed', own: [key(k1)] },
    functions: {
      'keep(uint256)': [k1, k2],
      'stop()': [k3, fixed],
      'setKeeper(address)': [k3],
      ...each(OWNERSHIP, [k1]),
    },
  });
  scene.put('a mapping says who may', {
    ...{ address: await anvil.deploy('Wards', k1, k2), kind: 'fixed' },
    functions: { ...each(['rely(address)', 'setLine(uint256)'], [k1]), 'stop()': [k2] },
  });
  scene.put('a mapping says who has joined, and what is held', {
    ...{ address: await anvil.deploy('Club', k1), kind: 'fixed', functions: {}, open: ['join()'] },
  });
  scene.put('stops by whom no view names', {
    ...{ address: await anvil.deploy('Switch', k2), kind: 'fixed' },
    functions: each(['stop()', 'goOn()'], [k2]),
  });
  const logic = await anvil.deploy('UupsBoss');
  const address = await anvil.deploy('ERC1967Proxy', logic, initial('UupsBoss', k2));
  scene.put('uups of whom no view names', {
    ...{ address, kind: 'proxy', implementation: logic, upgrade: [key(k2)] },
    functions: { [UPGRADE]: [k2] },
  });
}

export async function addFunctions(scene: Scene): Promise<void> {
  await addCoins(scene);
  await addManaged(scene);
  await addTraps(scene);
  await addPlaces(scene);
  await addRoles(scene);
}
