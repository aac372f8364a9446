/** Adds the contracts of deployment files to a record, on its own chains. Pure. */
import { chainFromId } from '../../../../contracts/ids';
import type { ContractRole } from '../../../../contracts/vocabulary';
import {
  contractsById,
  dayOf,
  type Contract,
  type ProjectRecord,
  type Source,
} from '../projects/record';
import { sameFacts } from '../store/rows';
import { addNote } from '../tally';
import type { Asset } from './asset';

export interface Applied {
  record: ProjectRecord;
  notes: Record<string, number>;
}

/** The first that fits. */
const ROLES: [RegExp, ContractRole][] = [
  [/factory/i, 'factory'],
  [/^(gnosis)?safe(l2)?\b/i, 'core'],
];

const roleOf = (name: string): ContractRole =>
  ROLES.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';

/** What the record says of a later day stays. */
function withListed(
  record: ProjectRecord,
  contract: Contract,
  key: string,
  source: Source,
): Contract {
  const later = dayOf(record, contract, 'listed') > (source.statedOn ?? '');
  if (contract.listed !== undefined && later) return contract;
  const isOwn = !contract.sources?.listed && sameFacts(record.sources?.[contract.source], source);
  if (isOwn) return { ...contract, listed: true };
  return { ...contract, listed: true, sources: { ...contract.sources, listed: key } };
}

export function applyAssets(
  record: ProjectRecord,
  assets: readonly Asset[],
  source: Source,
): Applied {
  const key = `safe-deployments-${source.statedOn ?? source.checkedOn}`;
  const chains = new Set(record.chains ?? []);
  const contracts = contractsById(record);
  const notes: Record<string, number> = {};
  const note = (what: string) => addNote(notes, what);
  for (const { name, released, contracts: found } of assets) {
    if (!released) note('files of versions that are not released');
    for (const id of released ? found : []) {
      const known = contracts.get(id);
      if (!known && !chains.has(chainFromId(id)))
        note('addresses on chains that the project lacks');
      else if (known) contracts.set(id, withListed(record, known, key, source));
      else {
        const role = roleOf(name);
        contracts.set(id, { id, name, role, listed: true, source: key } as Contract);
        note('contracts added');
      }
    }
  }
  return {
    record: {
      ...record,
      contracts: [...contracts.values()],
      sources: { ...record.sources, [key]: source },
    },
    notes,
  };
}
