import { addressFromId, chainFromId, normalizeCaip } from '../../../../contracts/ids';
import type { ContractRow, FieldSources } from '../store/rows';
import type { FindSource } from './findSource';
import type { Contract, ProjectRecord } from './record';

/** The columns that follow from a CAIP id. */
export function placeOf(given: string) {
  const id = normalizeCaip(given);
  return { id, chain: chainFromId(id), address: addressFromId(id) };
}

function fieldSources(contract: Contract, source: FindSource): FieldSources | null {
  const named = Object.entries(contract.sources ?? {}).flatMap(([field, key]) => {
    const found = key === undefined || key === contract.source ? null : source(key);
    return found ? [[field, found] as const] : [];
  });
  return named.length > 0 ? Object.fromEntries(named) : null;
}

/** The last change is one of `codeChanges`, whether or not the file repeats it. */
function codeFields({ codeChangedOn, codeChanges, codeChangesWhole }: Contract) {
  const days = codeChanges && [...new Set(codeChanges)].sort();
  return {
    codeChangedOn: codeChangedOn ?? days?.at(-1) ?? null,
    codeChanges: days ?? null,
    codeChangesWhole: codeChangesWhole ?? null,
  };
}

export function contractRows(record: ProjectRecord, source: FindSource): ContractRow[] | undefined {
  return record.contracts?.map((contract) => ({
    ...placeOf(contract.id),
    projectId: record.id,
    name: contract.name,
    role: contract.role,
    proxy: contract.proxy ?? null,
    implementation: contract.implementation ? normalizeCaip(contract.implementation) : null,
    holdsFunds: contract.holdsFunds ?? null,
    verified: contract.verified ?? null,
    deployedOn: contract.deployedOn ?? null,
    ...codeFields(contract),
    listed: contract.listed ?? null,
    source: source(contract.source),
    fieldSources: fieldSources(contract, source),
  }));
}
