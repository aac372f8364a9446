import * as yup from 'yup';
import { readQuery, type AdminRoute } from '../../admin/adminRoute';
import { BY_MAX, ID_MAX, REASON_MAX } from '../../cli/arguments';
import type { Store } from '../../db/store';
import type { FactsGiven } from '../../db/tables';
import { changeRecords, type ChangeReport, type RecordsNeeds } from './changeRecords';
import { isName, KINDS, type RecordsRequest } from './recordsArguments';
import { showConflicts, showRecompute } from './showDocuments';
import { listRecords, showRecord, type Shown } from './showRecords';

const ACTIONS = [
  'list',
  'show',
  'conflicts',
  'recompute',
  'remove',
  'merge',
  'assign',
  'allow',
  'erase',
] as const;
const id = () => yup.string().max(ID_MAX).required();

const actionSchema = yup.object({
  action: yup.string<(typeof ACTIONS)[number]>().oneOf(ACTIONS).required(),
});
const showSchema = yup.object({ id: id() });
const conflictsSchema = yup.object({ id: yup.string().max(ID_MAX) });
const reasonedSchema = yup.object({
  dryRun: yup.boolean().default(false),
  by: yup.string().max(BY_MAX).required(),
  reason: yup.string().max(REASON_MAX).default(''),
});
const SCHEMAS = {
  remove: reasonedSchema.shape({
    kind: yup.string<(typeof KINDS)[number]>().oneOf(KINDS).required(),
    id: id(),
  }),
  merge: reasonedSchema.shape({ from: id(), into: id() }),
  assign: reasonedSchema.shape({ incident: id(), project: id() }),
  allow: reasonedSchema.shape({ id: id() }),
  erase: reasonedSchema.shape({
    name: yup.string().max(BY_MAX).required().test('name', 'is no name', isName),
  }),
};

function readRequest(query: unknown): RecordsRequest {
  const { action } = readQuery(actionSchema, query);
  if (action === 'list' || action === 'recompute') return { action };
  if (action === 'conflicts') return { action, ...readQuery(conflictsSchema, query) };
  if (action === 'show') return { action, ...readQuery(showSchema, query) };
  return { action, ...readQuery(SCHEMAS[action] as yup.AnyObjectSchema, query) } as RecordsRequest;
}

export type RecordsAnswer = { shown: Shown } | { changed: ChangeReport };

/** @throws OperatorError */
export async function performRecords(
  store: Store,
  request: RecordsRequest,
  needs: RecordsNeeds,
): Promise<RecordsAnswer> {
  if (request.action === 'list') return { shown: await listRecords(store.db) };
  if (request.action === 'show') return { shown: await showRecord(store.db, request.id) };
  if (request.action === 'recompute') return { shown: await showRecompute(store.db) };
  if (request.action === 'conflicts') return { shown: await showConflicts(store.db, request.id) };
  return { changed: await changeRecords(store, request, needs) };
}

export const recordsRoute: AdminRoute<FactsGiven> = {
  alone: true,
  prepare(query) {
    const request = readRequest(query);
    return ({ store, now, mergeProjects }) =>
      performRecords(store, request, { now: now(), mergeProjects });
  },
};
