import * as yup from 'yup';
import { readQuery, type AdminRoute } from '../../admin/adminRoute';
import type { Store } from '../../db/store';
import type { FactsGiven } from '../../db/tables';
import { changeRecords, type ChangeReport, type RecordsNeeds } from './changeRecords';
import { REQUESTS, type RecordsRequest } from './recordsArguments';
import { showConflicts, showRecompute } from './showDocuments';
import { listRecords, showRecord, type Shown } from './showRecords';

const ACTIONS = Object.keys(REQUESTS) as (keyof typeof REQUESTS)[];
const actionSchema = yup.object({
  action: yup.string<RecordsRequest['action']>().oneOf(ACTIONS).required(),
});

function readRequest(query: unknown): RecordsRequest {
  const { action } = readQuery(actionSchema, query);
  const schema: yup.AnyObjectSchema = REQUESTS[action];
  return { action, ...readQuery(schema, query) } as RecordsRequest;
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
