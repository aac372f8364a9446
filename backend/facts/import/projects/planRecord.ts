/** What a project file changes of the rows of its project. Pure. */
import type { Composed, Document, FileDocument } from '../compose/document';
import { composeUpon } from '../compose/compose';
import { editsBetween } from '../compose/edits';
import { listLaterReadings } from './completeContract';
import { ofRows } from '../compose/ofRows';
import { findCorrections, type Found } from '../differ/corrections';
import { diff, type Stored } from '../differ/diff';
import { pinItems } from '../pin/pinItems';
import { newestOfEach } from '../store/load';
import { planSize, type Plan } from '../store/plan';
import type { ImportKind } from '../types';
import type { Removal } from './removals';

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
  const { state, observations } = rows;
  const before = state && ofRows(state, newestOfEach(observations));
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
