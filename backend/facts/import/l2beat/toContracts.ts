import type { ContractRole } from '../../../../contracts/vocabulary';
import type { Contract } from '../projects/record';
import { isSafe, isUpgradeable, type Discovery, type Entry } from './discovery';

export type FoundContract = Omit<Contract, 'holdsFunds' | 'listed' | 'source' | 'sources'>;

/** The first that fits. */
const ROLES: [RegExp, ContractRole][] = [
  [/timelock/i, 'timelock'],
  [/governor/i, 'governor'],
  [/proxy ?admin/i, 'proxy-admin'],
  [/factory/i, 'factory'],
  [/router/i, 'router'],
  [/oracle/i, 'oracle'],
  [/staking|stakemanager/i, 'staking'],
  [/bridge|gateway|portal|escrow|messenger|inbox|outbox/i, 'bridge'],
  [/vault/i, 'vault'],
  [/pool/i, 'pool'],
  [/treasury/i, 'treasury'],
  [/token$/i, 'token'],
];

const NAME_LIMIT = 120;

function codeHistory({ upgrades, implementations, sinceDay }: Entry): Partial<FoundContract> {
  const days = [...new Set(upgrades.map(({ day }) => day))].filter((day) => day !== sinceDay);
  const last = upgrades.at(-1)?.implementations ?? [];
  const whole =
    sinceDay !== undefined && last.length > 0 && last.every((id) => implementations.includes(id));
  return {
    ...(implementations.length === 1 && { implementation: implementations[0] }),
    ...(days.length > 0 && { codeChanges: days, codeChangedOn: days.at(-1) }),
    ...(whole && { codeChanges: days, codeChangesWhole: true }),
  };
}

function toContract(entry: Entry): FoundContract {
  const name = entry.name ?? entry.id.slice(entry.id.lastIndexOf(':') + 1);
  const proxy = isUpgradeable(entry);
  return {
    id: entry.id,
    name: name.slice(0, NAME_LIMIT),
    role: ROLES.find(([pattern]) => pattern.test(name))?.[1] ?? 'other',
    proxy,
    verified: entry.unverified ? 'none' : 'partial',
    ...(entry.sinceDay && { deployedOn: entry.sinceDay }),
    ...(proxy && codeHistory(entry)),
  };
}

/**
 * Safes are left out: they hold powers and are no code of the project. L2BEAT says whether a source
 * was published, not whether it matches exactly.
 */
export const toContracts = ({ entries }: Discovery): FoundContract[] =>
  entries.filter((entry) => entry.kind === 'contract' && !isSafe(entry)).map(toContract);
