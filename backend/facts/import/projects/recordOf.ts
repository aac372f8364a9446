/** Recorded projects as project files, for importers that add to them. */
import { loadHistory } from '../export/exportProjects';
import { toRecord } from '../export/toRecord';
import type { ImportRun } from '../run';
import { loadStates } from '../store/load';
import { ImportRefused } from '../types';
import { checkRecord } from './check';
import type { ProjectRecord } from './record';

/** @throws ImportRefused when it is no valid project file */
export function toChecked(value: object): ProjectRecord {
  const checked = checkRecord(JSON.parse(JSON.stringify(value)));
  if ('reason' in checked) throw new ImportRefused(checked.reason);
  return checked.record;
}

/** Only projects of project files; others are left out. */
export async function loadRecords(
  run: ImportRun,
  ids: readonly string[],
): Promise<Map<string, ProjectRecord>> {
  const states = await loadStates(run.store.db, ids);
  const histories = await loadHistory(run.store.db, ids);
  const records = new Map<string, ProjectRecord>();
  for (const [id, state] of states)
    if (state.project.origin === 'projects')
      records.set(id, toChecked(toRecord(state, histories.get(id) ?? []).record));
  return records;
}
