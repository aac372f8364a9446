/** Adds what somebody else's file says of one recorded project. */
import { normalizeCaip } from '../../../../contracts/ids';
import { loadHistory } from '../export/exportProjects';
import { toRecord } from '../export/toRecord';
import type { ImportRun } from '../run';
import { loadStates } from '../store/load';
import { ImportRefused } from '../types';
import { checkRecord } from './check';
import { importEntries } from './importProjects';
import type { ProjectRecord } from './record';

const NOTES = 50;

export interface Published {
  url: string;
  /** Of the list; absent: what the kind calls it. */
  title?: string;
  checkedOn: string;
}

export interface Applied {
  record: ProjectRecord;
  /** What was left out or not claimed, and why. */
  notes: string[];
}

/** Without a record nothing is written: it is recorded so. */
type Taken = Pick<Applied, 'notes'> & Partial<Pick<Applied, 'record'>>;

function toChecked(value: object): ProjectRecord {
  const checked = checkRecord(JSON.parse(JSON.stringify(value)));
  if ('reason' in checked) throw new ImportRefused(checked.reason);
  return checked.record;
}

async function loadRecord(run: ImportRun): Promise<ProjectRecord> {
  const { project: id } = run.parameters;
  if (!id) throw new ImportRefused('Name the project with --project.');
  const state = (await loadStates(run.store.db, [id])).get(id);
  if (state?.project.origin !== 'projects')
    throw new ImportRefused(`${id} is no recorded project: import its project file first.`);
  const history = (await loadHistory(run.store.db, [id])).get(id) ?? [];
  return toChecked(toRecord(state, history).record);
}

export function findPublished(run: ImportRun): Published {
  const { sourceUrl, sourceTitle } = run.parameters;
  const url = sourceUrl ?? run.source;
  if (!/^https?:\/\//.test(url))
    throw new ImportRefused('Say with --source-url where the file is published.');
  return { url, title: sourceTitle, checkedOn: run.today };
}

/** What a person chose and followed stays: contracts, powers, lists. */
function keepChosen(before: ProjectRecord, after: ProjectRecord): ProjectRecord {
  const chosen = new Set(before.contracts?.map(({ id }) => normalizeCaip(id)));
  const contracts = after.contracts?.filter(({ id }) => chosen.has(normalizeCaip(id)));
  return { ...after, contracts, observations: before.observations };
}

export async function addFacts(
  run: ImportRun,
  apply: (record: ProjectRecord) => Taken | Promise<Taken>,
): Promise<void> {
  const before = await loadRecord(run);
  const { record, notes } = await apply(before);
  notes.slice(0, NOTES).forEach((note) => run.tally.note(note));
  if (notes.length > NOTES) run.tally.note('more of the same', notes.length - NOTES);
  if (!record) return;
  await importEntries(run, [
    { at: {}, size: 0, record: toChecked(run.recordedOnly ? keepChosen(before, record) : record) },
  ]);
}
