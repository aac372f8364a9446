/** Imports deployment files of the Safe contracts: see docs/import.md. */
import { JsonDocument } from '../input/JsonDocument';
import { addFacts, findPublished } from '../projects/addFacts';
import type { Source } from '../projects/record';
import { statedDay } from '../projects/statedDay';
import type { ImportRun } from '../run';
import { ImportRefused } from '../types';
import { applyAssets } from './applyAssets';
import { readAsset, type Asset } from './asset';

function toSource(run: ImportRun): Source {
  const { url, title = 'safe-deployments', checkedOn } = findPublished(run);
  const statedOn = statedDay(run);
  return { url, title, tier: 'P1', checkedOn, ...(statedOn && { statedOn }), how: 'machine' };
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
  const source = toSource(run);
  const assets = await readAssets(run);
  await addFacts(run, (before) => {
    if (assets.length === 0) return { notes: [] };
    const { record, notes } = applyAssets(before, assets, source);
    for (const [what, times] of Object.entries(notes)) run.tally.note(what, times);
    return { record, notes: [] };
  });
}
