import type { Store } from '../../db/store';
import { changeRecords, type ChangeReport, type RecordsNeeds } from './changeRecords';
import type { RecordsRequest } from './recordsArguments';
import { showConflicts } from './showConflicts';
import { showRecompute } from './showRecompute';
import { listRecords, showRecord, type Shown } from './showRecords';

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
