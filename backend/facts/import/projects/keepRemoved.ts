/** Leaves out what an operator removed. */
import { normalizeCaip } from '../../../../contracts/ids';
import type { Database } from '../../../db/store';
import type { ProjectState } from '../store/load';
import type { AuditRow, IncidentRow } from '../store/rows';
import { loadRulings, type Rulings } from '../store/rulings';
import type { Desired } from './desired';
import { AUDITS, INCIDENTS } from './listRules';
import type { ProjectRecord } from './record';

export const loadRecordRulings = (
  tx: Database,
  records: readonly ProjectRecord[],
): Promise<Rulings> =>
  loadRulings(tx, {
    keys: records.flatMap(({ id, tokens = [] }) => [
      `project ${id}`,
      ...tokens.map((token) => `token ${normalizeCaip(token.id)}`),
    ]),
    projectIds: records.map(({ id }) => id),
  });

export function refuseRemoved({ id }: ProjectRecord, rulings: Rulings): string | undefined {
  if (!rulings.isRemoved('project', id)) return undefined;
  const row = rulings.find('project', id)!;
  return `an operator removed the project on ${row.at.slice(0, 10)}; npm run records -- allow ${id} lets it back`;
}

const isToken =
  (rulings: Rulings) =>
  ({ id }: { id: string }): boolean =>
    !rulings.isRemoved('token', id);

/** @returns undefined where nothing was removed */
function keep<Row extends { id: string }>(
  wanted: Row[] | undefined,
  stored: readonly Row[],
  removed: readonly Row[],
  corrects: (row: Row, other: Row) => boolean,
): Row[] | undefined {
  if (!wanted || removed.length === 0) return wanted;
  const isStored = (row: Row): boolean =>
    stored.some((other) => other.id === row.id || corrects(row, other));
  return wanted.filter(
    (row) => isStored(row) || !removed.some((other) => other.id === row.id || corrects(row, other)),
  );
}

/** Under another id too, after a correction of its title or day. */
export function withoutRemoved(
  { id }: ProjectRecord,
  desired: Desired,
  state: ProjectState | undefined,
  rulings: Rulings,
): { desired: Desired; leftOut: number } {
  const audits = rulings.listRemoved('audit', id) as unknown as AuditRow[];
  const incidents = rulings.listRemoved('incident', id) as unknown as IncidentRow[];
  const kept: Desired = {
    ...desired,
    tokens: desired.tokens.filter(isToken(rulings)),
    audits: keep(desired.audits, state?.audits ?? [], audits, AUDITS.corrects),
    incidents: keep(desired.incidents, state?.incidents ?? [], incidents, INCIDENTS.corrects),
  };
  const count = ({ tokens, audits: a = [], incidents: i = [] }: Desired): number =>
    tokens.length + a.length + i.length;
  return { desired: kept, leftOut: count(desired) - count(kept) };
}
