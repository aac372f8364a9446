/** Adds what somebody else's file says of recorded projects. */
import { normalizeCaip } from '../../../../contracts/ids';
import { loadHistory, loadStates } from '../store/load';
import { toRecord } from '../export/toRecord';
import type { ImportRun } from '../run';
import { ImportRefused } from '../types';
import { checkRecord } from './check';
import { importEntries } from './importProjects';
import type { Observation, ProjectRecord, Source } from './record';

const NOTES = 50;
const PAGE = 100;

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

/** The record with one fact, and the source of today that it has. */
export function withFact(
  record: ProjectRecord,
  { key, value }: Pick<Observation, 'key' | 'value'>,
  named: string,
  source: Omit<Source, 'statedOn' | 'how'>,
): Applied {
  const observations = [{ key, value, source: named }];
  const today: Source = { ...source, statedOn: source.checkedOn, how: 'machine' };
  const sources = { ...record.sources, [named]: today };
  return { record: { ...record, observations, sources }, notes: [] };
}

/** Without a record nothing is written: it is recorded so. */
type Taken = Pick<Applied, 'notes'> & Partial<Pick<Applied, 'record'>>;

/** @throws ImportRefused when it is no valid project file */
function toChecked(value: object): ProjectRecord {
  const checked = checkRecord(JSON.parse(JSON.stringify(value)));
  if ('reason' in checked) throw new ImportRefused(checked.reason);
  return checked.record;
}

/** Only projects of project files; others are left out. */
async function loadRecords(run: ImportRun, ids: readonly string[]): Promise<ProjectRecord[]> {
  const states = await loadStates(run.store.db, ids);
  const histories = await loadHistory(run.store.db, ids);
  return [...states]
    .filter(([, { project }]) => project.origin === 'projects')
    .map(([id, state]) => toChecked(toRecord(state, histories.get(id) ?? []).record));
}

async function loadRecord(run: ImportRun): Promise<ProjectRecord> {
  const { project: id } = run.parameters;
  if (!id) throw new ImportRefused('Name the project with --project.');
  const [record] = await loadRecords(run, [id]);
  if (!record)
    throw new ImportRefused(`${id} is no recorded project: import its project file first.`);
  return record;
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

/** @param apply undefined: nothing is said of this record */
export async function addFactsToAll(
  run: ImportRun,
  ids: readonly string[],
  apply: (record: ProjectRecord) => ProjectRecord | undefined,
): Promise<void> {
  for (let at = 0; at < ids.length; at += PAGE) {
    const records = await loadRecords(run, ids.slice(at, at + PAGE));
    const said = records.flatMap((before) => apply(before) ?? []);
    const entries = said.map((record) => ({ at: {}, size: 1_000, record: toChecked(record) }));
    if (entries.length > 0) await importEntries(run, entries);
  }
}
