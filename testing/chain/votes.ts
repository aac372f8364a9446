/** Governors whose votes are not only votes: of some, a key makes them, or replaces the code that counts them. */
import { keccak256, stringToHex } from 'viem';
import { initial } from './Anvil';
import type { Scene } from './Scene';
import { DAY, key, vote } from './truth';

const PROPOSER = keccak256(stringToHex('PROPOSER_ROLE'));

/** A timelock that only this governor's votes move, unless others may propose, too. */
async function slowGovernor({ anvil, keys }: Scene, slow: string, coin: string): Promise<string> {
  const [k1] = keys as [string];
  const governor = await anvil.deploy('SlowGovernor', coin, slow);
  const call = (name: string, ...args: unknown[]) =>
    anvil.call(k1, slow, 'TimelockController', name, ...args);
  await call('grantRole', PROPOSER, governor);
  await call('renounceRole', `0x${'0'.repeat(64)}`, k1);
  return governor;
}

async function addMinted(scene: Scene): Promise<void> {
  const { anvil } = scene;
  const [k1, , k3, k4] = scene.keys as [string, string, string, string];
  const put = async (name: string, coin: string) =>
    scene.putUups(`votes: ${name}`, await anvil.deploy('PlainGovernor', coin), []);
  await put('their owner makes them', await anvil.deploy('MintedVotes', k3));
  await put('a role makes them', await anvil.deploy('RoleVotes', k4, k3));
  const manager = await anvil.deploy('AccessManager', k4);
  await put('a manager says who makes them', await anvil.deploy('ManagedVotes', manager));
  await put('items that their owner makes', await anvil.deploy('ItemVotes', k3));
  const slow = await scene.timelock([], { admin: k1 });
  await slowGovernor(scene, slow, await anvil.deploy('MintedVotes', k3));
  await scene.putUups('votes: a timelock waits for them', slow, []);
  const patient = await scene.timelock([], { admin: k1 });
  await slowGovernor(scene, patient, await anvil.deploy('RoleVotes', k4, patient));
  await scene.putUups('votes: a key says which role makes them', patient, []);
}

/** Written by hand. */
async function addHidden(scene: Scene): Promise<void> {
  const { anvil } = scene;
  const [k1, , k3] = scene.keys as [string, string, string];
  const put = async (name: string, coin: string) =>
    scene.putUups(`votes: ${name}`, await anvil.deploy('PlainGovernor', coin), []);
  const listed = await anvil.deploy('ListedVotes', k1, k3);
  const governor = await anvil.deploy('PlainGovernor', listed);
  await anvil.call(k1, listed, 'ListedVotes', 'transferOwnership', governor);
  await scene.putUups('votes: a mapping says who makes them', governor, []);
  const elsewhere = await anvil.deploy('MintedVotes', k3);
  await put('another contract counts them', await anvil.deploy('CountedElsewhere', elsewhere));
  const word = keccak256(stringToHex('nobody guesses it'));
  await put('a word makes them', await anvil.deploy('SecretVotes', k1, keccak256(word)));
  await put(
    'whom a mapping names burns, and makes them',
    await anvil.deploy('BurnedVotes', k1, k3),
  );
  await put('a word burns, and makes them', await anvil.deploy('SpokenVotes', k1, 12345n));
  await put('a keeper steers them', await anvil.deploy('SteeredVotes', k1, k3));
  const coin = await anvil.deploy('VoteCoin', k1);
  const other = await anvil.deploy('SwitchedGovernor', coin, k3);
  await scene.putUups('votes: an owner says of which token', other, []);
  const guarded = await anvil.deploy('GuardedGovernor', coin, k3);
  await scene.putUups('votes: a guardian needs none', guarded, [key(k3)]);
  const voter = await anvil.deploy('OneVoter', coin, k3);
  await scene.putUups('votes: one voter needs none', voter, []);
  const seat = await anvil.deploy('SeatGovernor', coin, k3);
  await scene.putUups('votes: whom a structure names needs none', seat, []);
  const facets = await anvil.deploy('FacetVotes', k1, await anvil.deploy('Minting'));
  await put('their token may run other code', facets);
}

async function addVoted(scene: Scene): Promise<void> {
  const { anvil } = scene;
  const [k1] = scene.keys as [string];
  const coin = await anvil.deploy('MintedVotes', k1);
  const governor = await anvil.deploy('PlainGovernor', coin);
  await anvil.call(k1, coin, 'MintedVotes', 'transferOwnership', governor);
  await scene.putUups('votes: only votes make them', governor, [vote(governor)]);
}

async function addReplaced(scene: Scene): Promise<void> {
  const { anvil } = scene;
  const [k1, , k3] = scene.keys as [string, string, string];
  const logic = await anvil.deploy('CoinBehind');
  const behind = (owner: string) =>
    anvil.deploy('TransparentUpgradeableProxy', logic, owner, initial('CoinBehind', k1));
  const plain = await anvil.deploy('PlainGovernor', await behind(k3));
  await scene.putUups('votes: a key replaces their code', plain, [key(k3)]);
  const slow = await scene.timelock([], { admin: k1 });
  await slowGovernor(scene, slow, await behind(k3));
  const late = [key(k3, 2 * DAY)];
  await scene.putUups('votes: a key replaces their code, and then waits', slow, late);
  const patient = await scene.timelock([], { admin: k1 });
  const own = await slowGovernor(scene, patient, await behind(patient));
  await scene.putUups('votes: only votes replace their code', patient, [vote(own, 2 * DAY)]);
  const both = await anvil.deploy('UupsVotes');
  const proxy = await anvil.deploy('ERC1967Proxy', both, initial('UupsVotes', k3));
  const governor = await anvil.deploy('PlainGovernor', proxy);
  await scene.putUups('votes: their owner replaces and makes them', governor, [key(k3)]);
}

export async function addVotes(scene: Scene): Promise<void> {
  await addMinted(scene);
  await addHidden(scene);
  await addVoted(scene);
  await addReplaced(scene);
}
