import type { ContractField } from '../../../contracts/vocabulary';
import type { ContractRow, FieldSources } from '../store/rows';
import { fillGaps } from './complete';
import type { Removals } from './removals';

const PARTS: Partial<Record<ContractField, (keyof ContractRow)[]>> = {
  code: ['implementation', 'codeChangedOn', 'codeChanges', 'codeChangesWhole'],
};

const leavesOut = (row: ContractRow, field: ContractField): boolean =>
  (PARTS[field] ?? [field as keyof ContractRow]).every((part) => row[part] === null);

/** A field that stays keeps its source. */
function keepSources(row: ContractRow, stored: ContractRow): FieldSources | null {
  const kept = Object.entries(stored.fieldSources ?? {}).filter(([field]) =>
    leavesOut(row, field as ContractField),
  );
  return kept.length > 0 ? { ...Object.fromEntries(kept), ...row.fieldSources } : row.fieldSources;
}

/** Fills what the file leaves out. Code changes that stay keep their order. */
export function completeContract(
  row: ContractRow,
  stored: ContractRow,
  label: string,
  removals: Removals,
): ContractRow {
  const { fieldSources: _, ...before } = stored;
  const { fieldSources: own, ...named } = row;
  const filled = fillGaps(named, before, label, removals);
  if (removals.allowed) return row;
  const codeChanges = filled.codeChanges && [...filled.codeChanges].sort();
  return {
    ...filled,
    codeChanges,
    codeChangedOn: codeChanges?.at(-1) ?? filled.codeChangedOn,
    fieldSources: stored.fieldSources ? keepSources(row, stored) : own,
  };
}
