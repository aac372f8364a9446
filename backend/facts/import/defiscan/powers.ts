/** The powers over code that a review's table of permissions gives to a known account. */
import type { Review } from './review';

export interface Power {
  power: 'change-code';
  contract: string;
  holder: 'multisig' | 'key';
  threshold?: number;
  signers?: number;
}

/** Functions that replace code, or hand over the right to. */
const CHANGE_CODE = new Set([
  'upgrade',
  'upgradeAndCall',
  'upgradeTo',
  'upgradeToAndCall',
  'changeAdmin',
  'changeProxyAdmin',
  'deployAndUpgradeTo',
  'deployUpgradeToAndCall',
  'proxy__changeAdmin',
  'proxy__upgradeTo',
  'proxy__upgradeToAndCall',
  'setPoolImpl',
  'setPoolConfiguratorImpl',
  '_setImplementation',
]);

const nameKey = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

export interface Found {
  powers: Power[];
  /** Who has such a power without being a declared account: contracts, roles, votes. */
  unresolved: string[];
}

/** Delays are in the prose, so they stay unknown, and so does whether the list is whole. */
export function findPowers({ contracts, owners, permissions }: Review): Found {
  const accounts = new Map(owners.map((owner) => [nameKey(owner.name), owner]));
  const named = new Map(contracts.map(({ name, id }) => [nameKey(name), id]));
  const powers = new Map<string, Power>();
  const unresolved = new Set<string>();
  for (const permission of permissions) {
    if (!CHANGE_CODE.has(permission.function)) continue;
    const contract = named.get(nameKey(permission.contract));
    for (const name of permission.owners) {
      const owner = accounts.get(nameKey(name));
      if (!contract || !owner || owner.holder === 'contract') {
        unresolved.add(`${permission.contract}: ${name || 'nobody named'}`);
        continue;
      }
      const { holder, threshold, signers } = owner;
      powers.set(`${contract} ${owner.address}`, {
        power: 'change-code',
        contract,
        holder,
        ...(threshold !== undefined && { threshold, signers }),
      });
    }
  }
  return { powers: [...powers.values()], unresolved: [...unresolved] };
}
