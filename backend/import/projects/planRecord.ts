/** What a project file changes of the rows of its project. Pure. */
import type { Composed, FileDocument } from '../compose/document';
import { composeUpon } from '../compose/compose';
import { ofFile, ofRows } from '../compose/toDocument';
import { diff, type Stored } from '../differ/diff';
import { pinItems } from '../pin/pinItems';
import { newestOfEach } from '../store/load';
import { planSize, type Plan } from '../store/plan';
import type { Desired } from './desired';
import type { ProjectRecord } from './record';
import type { Removal } from './removals';

export interface PlannedRecord {
  plan: Plan;
  outcome: 'new' | 'changed' | 'skipped';
  removals: Removal[];
  document: FileDocument;
  /** The record with this file in it. */
  after: Composed;
}

interface PlanContext extends Pick<FileDocument, 'removes' | 'isWhole'> {
  stored: Stored;
  now: string;
}

/** @param desired its rows, without what an operator removed */
export function planRecord(
  record: ProjectRecord,
  desired: Desired,
  { stored, removes, isWhole, now }: PlanContext,
): PlannedRecord {
  const { state, observations } = stored;
  const before = state && ofRows(state, newestOfEach(observations));
  const document = pinItems(ofFile(record, desired, { seq: 0, removes, isWhole }), before);
  const { record: after, removals } = composeUpon(before, document);
  const plan = diff(record.id, after, stored, now);
  const outcome = !state ? 'new' : planSize(plan) > 0 ? 'changed' : 'skipped';
  return { plan, outcome, removals, document, after };
}
