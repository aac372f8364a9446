import { addressFromId, chainFromId, normalizeCaip } from '../../../../contracts/ids';
import type { ContractRow, FieldSources } from '../store/rows';
import type { FindSource } from './findSource';
import type { Contract, ProjectRecord } from './record';

/** The columns that follow from a CAIP id. */
export function placeOf(given: string) {
  const id = normalizeCaip(given);
  return { id, chain: chainFromId(id), address: addressFromId(id) };
}

/** What a file does not say of them is null in a row. */
export const orNull = <Of, Field extends keyof Of>(of: Of, ...fields: Field[]) =>
  Object.fromEntries(fields.map((field) => [field, of[field] ?? null])) as {
    [Key in Field]-?: NonNullable<Of[Key]> | null;
  };

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
    ...{ name: contract.name, role: contract.role },
    ...orNull(contract, 'proxy', 'holdsFunds', 'verified', 'deployedOn', 'listed'),
    implementation: contract.implementation ? normalizeCaip(contract.implementation) : null,
    ...codeFields(contract),
    source: source(contract.source),
    fieldSources: fieldSources(contract, source),
  }));
}
