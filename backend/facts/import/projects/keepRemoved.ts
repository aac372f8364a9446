/** Leaves out what an operator removed. */
import { normalizeCaip } from '../../../../contracts/ids';
import type { Database } from '../../../db/store';
import type { FileDocument } from '../compose/document';
import type { ProjectState } from '../store/load';
import type { AuditRow, IncidentRow } from '../store/rows';
import { loadRulings, type Rulings } from '../store/rulings';
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
  wanted: readonly Row[] | undefined,
  stored: readonly Row[],
  removed: readonly Row[],
  corrects: (row: Row, other: Row) => boolean,
): readonly Row[] | undefined {
  if (!wanted || removed.length === 0) return wanted;
  const isStored = (row: Row): boolean =>
    stored.some((other) => other.id === row.id || corrects(row, other));
  return wanted.filter(
    (row) => isStored(row) || !removed.some((other) => other.id === row.id || corrects(row, other)),
  );
}

/** Under another id too, after a correction of its title or day. */
export function withoutRemoved(
  said: FileDocument,
  state: ProjectState | undefined,
  rulings: Rulings,
): { document: FileDocument; leftOut: number } {
  const audits = rulings.listRemoved('audit', said.project) as unknown as AuditRow[];
  const incidents = rulings.listRemoved('incident', said.project) as unknown as IncidentRow[];
  const document: FileDocument = {
    ...said,
    tokens: said.tokens.filter(isToken(rulings)),
    audits: keep(said.audits, state?.audits ?? [], audits, AUDITS.corrects),
    incidents: keep(said.incidents, state?.incidents ?? [], incidents, INCIDENTS.corrects),
  };
  const count = ({ tokens, audits: a = [], incidents: i = [] }: FileDocument): number =>
    tokens.length + a.length + i.length;
  return { document, leftOut: count(said) - count(document) };
}
