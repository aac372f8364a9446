/** Tokens behind proxies, and what is paid for with them. */
import { initial } from './Anvil';
import type { Scene } from './Scene';
import { each, key, OWNERSHIP, UPGRADE } from './truth';

const OF_OWNER = ['mint(address,uint256)', 'pause()', 'unpause()', 'setBlocked(address,bool)'];

export async function addTokens(scene: Scene): Promise<void> {
  const { anvil } = scene;
  const [k1, , k3] = scene.keys as [string, string, string];
  const [logic, uups] = [await anvil.deploy('CoinOfOwner'), await anvil.deploy('UupsCoin')];
  const begin = initial('CoinOfOwner', k1);
  const beacon = await anvil.deploy('UpgradeableBeacon', logic, k3);
  const at = {
    transparent: await anvil.deploy('TransparentUpgradeableProxy', logic, k3, begin),
    beacon: await anvil.deploy('BeaconProxy', beacon, begin),
    uups: await anvil.deploy('ERC1967Proxy', uups, begin),
    own: await anvil.deploy('OwnProxy', logic, k3, begin),
  };
  for (const [name, address] of Object.entries(at)) {
    const isOwn = name === 'own';
    scene.put(`token behind a proxy: ${name}`, {
      ...{ address, kind: isOwn ? 'unknown' : 'proxy', own: [key(k1)] },
      ...{ implementation: name === 'uups' ? uups : logic },
      ...(!isOwn && { upgrade: [key(name === 'uups' ? k1 : k3)] }),
      functions: {
        ...each([...OF_OWNER, ...OWNERSHIP], [k1]),
        ...(name === 'uups' && { [UPGRADE]: [k1] }),
        ...(isOwn && { 'follow(address)': [k3] }),
      },
      ...(!isOwn && { open: ['transfer(address,uint256)', 'approve(address,uint256)'] }),
    });
  }
  for (const [name, token] of Object.entries({ ...at, items: await anvil.deploy('ItemVotes', k3) }))
    scene.put(`paid in a token: ${name}`, {
      ...{ address: await anvil.deploy('Paid', k1, token), kind: 'fixed', own: [key(k1)] },
      functions: each(OWNERSHIP, [k1]),
    });
}
