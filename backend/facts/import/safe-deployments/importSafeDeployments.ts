/** Imports deployment files of the Safe contracts: see docs/import.md. */
import { JsonDocument } from '../input/JsonDocument';
import { importEntries } from '../projects/importProjects';
import { loadRecords, toChecked } from '../projects/recordOf';
import type { ProjectRecord } from '../projects/record';
import { statedDay } from '../projects/statedDay';
import type { ImportRun } from '../run';
import { ImportRefused } from '../types';
import { applyAssets } from './applyAssets';
import { readAsset, type Asset } from './asset';

type Source = NonNullable<ProjectRecord['sources']>[string];

function toSource(run: ImportRun): Source {
  const { sourceUrl, sourceTitle } = run.parameters;
  const url = sourceUrl ?? run.source;
  if (!/^https?:\/\//.test(url))
    throw new ImportRefused('Say with --source-url where the file is published.');
  const statedOn = statedDay(run);
  return {
    url,
    title: sourceTitle ?? 'safe-deployments',
    tier: 'P1',
    checkedOn: run.today,
    ...(statedOn && { statedOn }),
    how: 'machine',
  };
}

async function readAssets(run: ImportRun): Promise<Asset[]> {
  const { value } = await JsonDocument.read(run.text);
  const list = Array.isArray(value) ? (value as unknown[]) : [value];
  run.tally.read(list.length);
  return list.flatMap((one, index) => {
    const asset = readAsset(one);
    if (typeof asset !== 'string') return [asset];
    if (!Array.isArray(value))
      throw new ImportRefused(`The input is no deployment file: it ${asset}.`);
    run.tally.refuse({ index, reason: asset });
    return [];
  });
}

export async function importSafeDeployments(run: ImportRun): Promise<void> {
  const { project: id } = run.parameters;
  if (!id) throw new ImportRefused('Name the project with --project.');
  const source = toSource(run);
  const assets = await readAssets(run);
  const before = (await loadRecords(run, [id])).get(id);
  if (!before)
    throw new ImportRefused(`${id} is no recorded project: import its project file first.`);
  if (assets.length === 0) return;
  const { record, notes } = applyAssets(before, assets, source);
  for (const [what, times] of Object.entries(notes)) run.tally.note(what, times);
  await importEntries(run, [{ at: {}, size: 0, record: toChecked(record) }]);
}
