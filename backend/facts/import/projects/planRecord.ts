/** What a project file changes of the rows of its project. Pure. */
import { normalizeCaip } from '../../../../contracts/ids';
import type { Database } from '../../../db/store';
import type { Composed, Document, FileDocument } from '../compose/document';
import { composeUpon } from '../compose/compose';
import { editsBetween } from '../compose/edits';
import { diff, ofRows, planSize, type Plan, type Stored } from '../differ/diff';
import { findCorrections, type Found } from '../differ/corrections';
import type { ProjectState } from '../store/load';
import type { ImportKind } from '../types';
import { isFeedRow, type AuditRow, type IncidentRow } from '../store/rows';
import { loadRulings, type Rulings } from '../store/rulings';
import { listLaterReadings } from './completeContract';
import type { Removal } from './removals';
import { AUDITS, INCIDENTS, type ListRule } from './listRules';
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

/** Leaves out what an operator removed: under another id too, after a correction of its title or day. */
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

/** By id first, then by what the rule calls the same; each recorded one once. Not those of feeds. */
function pinList<Row extends { id: string }>(
  said: readonly Row[] | undefined,
  recorded: readonly Row[],
  rule: Pick<ListRule<Row>, 'corrects'>,
): Row[] | undefined {
  const own = recorded.filter((row) => !isFeedRow(row));
  const free = new Map(own.map((row) => [row.id, row]));
  const isKnown = new Set(said?.filter(({ id }) => free.delete(id)).map(({ id }) => id));
  return said?.map((row) => {
    const one = isKnown.has(row.id)
      ? undefined
      : [...free.values()].find((other) => rule.corrects(row, other));
    if (one) free.delete(one.id);
    return one ? { ...row, id: one.id } : row;
  });
}

/**
 * Which recorded audits and incidents a document means: it takes their ids, once and for good.
 * @param record what the documents before it give
 */
export const pinItems = (document: FileDocument, record: Composed | undefined): FileDocument =>
  record
    ? {
        ...document,
        audits: pinList(document.audits, record.audits, AUDITS),
        incidents: pinList(document.incidents, record.incidents, INCIDENTS),
      }
    : document;

export interface PlannedRecord {
  plan: Plan;
  outcome: 'new' | 'changed' | 'skipped';
  removals: Removal[];
  /** Undefined: it says nothing new. Of a reader, who hands over a whole record, what it changes. */
  document: Document | undefined;
  /** The record with this file in it. */
  after: Composed;
  corrections: Found[];
  /** Fields of contracts that this site has read on a later day: they stay. */
  keptFields: number;
}

interface PlanContext {
  kind: ImportKind;
  stored: Stored;
  now: string;
}

/** @param said without what an operator removed */
export function planRecord(
  said: FileDocument,
  { kind, stored: rows, now }: PlanContext,
): PlannedRecord {
  const { state } = rows;
  const before = ofRows(rows);
  const file = pinItems(said, before);
  const { record: after, removals } = composeUpon(before, file);
  const plan = diff(said.project, after, rows, now);
  const outcome = !state ? 'new' : planSize(plan) > 0 ? 'changed' : 'skipped';
  const edits = kind === 'projects' ? undefined : editsBetween(said.project, before, after);
  const document = kind === 'projects' ? file : edits && { ...edits, by: kind, seq: 0 };
  // Powers read at an old commit say what is found now, for the day of the older look.
  const corrections = before && kind !== 'powers' ? findCorrections(before, after) : [];
  const stored = new Map(before?.contracts.map((row) => [row.id, row]));
  const keptFields = (file.contracts ?? []).flatMap((row) => {
    const own = stored.get(row.id);
    return own ? listLaterReadings(row, own) : [];
  }).length;
  return { plan, outcome, removals, document, after, corrections, keptFields };
}
