/** Adds the contracts of a chain's file to a record. Pure. */
import { addressFromId, chainFromId } from '../../../../contracts/ids';
import type { ContractRole } from '../../../../contracts/vocabulary';
import type { Applied } from '../projects/addFacts';
import {
  contractsById,
  dayOf,
  type Contract,
  type ProjectRecord,
  type Source,
} from '../projects/record';
import { isOptimism, type ChainConfig, type Named } from './chainConfig';

const LOCATOR_LIMIT = 200;

/** The first that fits. */
const ROLES: [RegExp, ContractRole][] = [
  [/proxy ?admin/i, 'proxy-admin'],
  [/factory/i, 'factory'],
  [/bridge|portal|messenger|lockbox/i, 'bridge'],
];

const toContract = ({ name, id }: Named, key: string): Contract =>
  ({
    ...{ id, name, role: ROLES.find(([pattern]) => pattern.test(name))?.[1] ?? 'other' },
    ...(name.endsWith('Proxy') && { proxy: true }),
    source: key,
  }) as Contract;

/** What the record says of a later day stays. */
function withListed(record: ProjectRecord, contract: Contract, key: string, day: string) {
  if (contract.listed && dayOf(record, contract, 'listed') >= day) return contract;
  return { ...contract, listed: true, sources: { ...contract.sources, listed: key } };
}

/** Roles by address, as many as fit: a file does not say what kind or size they are. */
const describeRoles = ({ roles }: ChainConfig): string =>
  roles.map(({ name, id }) => `${name} ${addressFromId(id)}`).join(', ');

function noteAll(config: ChainConfig): string[] {
  const { roles, governedByOptimism, level } = config;
  return [
    ...roles.map(
      ({ name, id }) => `${name} is ${addressFromId(id)}: its kind and size are not stated`,
    ),
    ...(governedByOptimism === undefined
      ? []
      : [`governed by Optimism: ${governedByOptimism ? 'yes' : 'no'}`]),
    ...(level === undefined ? [] : [`level of the standard: ${level}`]),
  ];
}

/** @param source of the file: its day and commit are known */
export function applyChain(
  record: ProjectRecord,
  config: ChainConfig,
  source: Source & { statedOn: string; locator: string },
): Applied {
  const key = `superchain-registry-${source.statedOn}`;
  const isOwn = isOptimism(config);
  const chains = new Set(record.chains ?? []);
  const contracts = contractsById(record);
  const notes: string[] = [];
  for (const named of config.contracts) {
    const known = contracts.get(named.id);
    if (known) {
      if (isOwn) contracts.set(named.id, withListed(record, known, key, source.statedOn));
    } else if (!chains.has(chainFromId(named.id))) notes.push(`${named.name}: not on its chains`);
    else {
      contracts.set(named.id, { ...toContract(named, key), ...(isOwn && { listed: true }) });
      notes.push(`${named.name}: added`);
    }
  }
  const all = [...contracts.values()];
  const used = all.some((one) => one.source === key || one.sources?.listed === key);
  const locator = [source.locator, describeRoles(config)].filter(Boolean).join('; ');
  const sources = { [key]: { ...source, locator: locator.slice(0, LOCATOR_LIMIT) } };
  return {
    record: {
      ...record,
      contracts: all,
      ...(used && { sources: { ...record.sources, ...sources } }),
    },
    notes: [...notes, ...noteAll(config)],
  };
}
