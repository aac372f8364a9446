/** Imports a `discovered.json` of L2BEAT: see docs/import.md. */
import { JsonDocument } from '../input/JsonDocument';
import { loadHistory } from '../export/exportProjects';
import { toRecord } from '../export/toRecord';
import { checkRecord } from '../projects/check';
import { importEntries } from '../projects/importProjects';
import type { ProjectRecord } from '../projects/record';
import type { ImportRun } from '../run';
import { loadStates } from '../store/load';
import { ImportRefused } from '../types';
import { applyDiscovery } from './applyDiscovery';
import { parseDiscovery, type Discovery } from './index';
import type { Published } from './source';

const NOTES = 50;

async function loadRecord(run: ImportRun): Promise<ProjectRecord> {
  const { project: id } = run.parameters;
  if (!id) throw new ImportRefused('Name the project with --project.');
  const state = (await loadStates(run.store.db, [id])).get(id);
  if (state?.project.origin !== 'projects')
    throw new ImportRefused(`${id} is no recorded project: import its project file first.`);
  const history = (await loadHistory(run.store.db, [id])).get(id) ?? [];
  return toChecked(toRecord(state, history).record);
}

function toChecked(value: object): ProjectRecord {
  const checked = checkRecord(JSON.parse(JSON.stringify(value)));
  if ('reason' in checked) throw new ImportRefused(checked.reason);
  return checked.record;
}

function findPublished(run: ImportRun): Published {
  const { sourceUrl, sourceTitle } = run.parameters;
  const url = sourceUrl ?? run.source;
  if (!/^https?:\/\//.test(url))
    throw new ImportRefused('Say with --source-url where the file is published.');
  return { url, title: sourceTitle, checkedOn: run.today };
}

async function readDiscovery(run: ImportRun): Promise<Discovery> {
  const file = parseDiscovery((await JsonDocument.read(run.text)).value);
  if (typeof file === 'string') throw new ImportRefused(file);
  if (file.day > run.today) throw new ImportRefused(`The file is of ${file.day}, in the future.`);
  return file;
}

export async function importL2beat(run: ImportRun): Promise<void> {
  const published = findPublished(run);
  const file = await readDiscovery(run);
  run.tally.read(file.entries.length + file.leftOut.length);
  const before = await loadRecord(run);
  const { record, notes } = applyDiscovery(before, file, published);
  notes.slice(0, NOTES).forEach((note) => run.tally.note(note));
  if (notes.length > NOTES) run.tally.note('more of the same', notes.length - NOTES);
  await importEntries(run, [{ at: {}, size: 0, record: toChecked(record) }]);
}
