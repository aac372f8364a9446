import { CONTRACT_FIELDS, type ContractField } from '../../../../contracts/vocabulary';
import { isOwn } from '../store/looks';
import type { ContractRow, FieldSources, SourceFacts } from '../store/rows';
import { fillGaps } from './complete';
import type { Removals } from './removals';

const CODE = ['implementation', 'codeChangedOn', 'codeChanges', 'codeChangesWhole'] as const;
const partsOf = (field: ContractField): readonly (keyof ContractRow)[] =>
  field === 'code' ? CODE : [field];

const leavesOut = (row: ContractRow, field: ContractField): boolean =>
  partsOf(field).every((part) => row[part] === null);

const sourceOf = ({ fieldSources, source }: ContractRow, field: ContractField) =>
  fieldSources?.[field] ?? source;

const isLaterReading = (stored: SourceFacts | null, source: SourceFacts | null): boolean =>
  isOwn(stored, 'code') && (stored?.statedOn ?? '') > (source?.statedOn ?? '');

/** Fields that this site has read on a chain on a later day than that of the file's source: they stay. */
export const listLaterReadings = (row: ContractRow, stored: ContractRow): ContractField[] =>
  CONTRACT_FIELDS.filter(
    (field) =>
      !leavesOut(row, field) &&
      !leavesOut(stored, field) &&
      isLaterReading(sourceOf(stored, field), sourceOf(row, field)),
  );

function keepLaterReadings(row: ContractRow, stored: ContractRow): ContractRow {
  const fields = listLaterReadings(row, stored);
  if (fields.length === 0) return row;
  const parts = fields.flatMap(partsOf).map((part) => [part, stored[part]]);
  const sources = fields.map((field) => [field, sourceOf(stored, field)]);
  const fieldSources = { ...row.fieldSources, ...Object.fromEntries(sources) } as FieldSources;
  return { ...row, ...Object.fromEntries(parts), fieldSources };
}

/** A field that stays keeps its source. */
function keepSources(row: ContractRow, stored: ContractRow): FieldSources | null {
  const kept = Object.entries(stored.fieldSources ?? {}).filter(([field]) =>
    leavesOut(row, field as ContractField),
  );
  return kept.length > 0 ? { ...Object.fromEntries(kept), ...row.fieldSources } : row.fieldSources;
}

/** Fills what the file leaves out. Code changes that stay keep their order. */
export function completeContract(
  said: ContractRow,
  stored: ContractRow,
  label: string,
  removals: Removals,
): ContractRow {
  const row = keepLaterReadings(said, stored);
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
