/** Imports a review of DeFiScan, or its `discovered.json`: see docs/import.md. */
import { readText } from '../input/records';
import { addDiscovery } from '../l2beat';
import { addFacts, findPublished } from '../projects/addFacts';
import type { ImportRun } from '../run';
import { ImportRefused } from '../types';
import { applyReview } from './applyReview';
import { parseReview } from './review';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ImportRefused('The input is neither a review nor JSON.');
  }
}

export async function importDefiscan(run: ImportRun): Promise<void> {
  const published = findPublished(run);
  const text = await readText(run.text);
  if (text.trimStart().startsWith('{')) {
    const { title = 'DeFiScan discovery' } = published;
    return addDiscovery(run, parseJson(text), { ...published, title }, 'The input');
  }
  const review = parseReview(text);
  if (typeof review === 'string') throw new ImportRefused(`The input ${review}`);
  if (review.day > run.today)
    throw new ImportRefused(`The input is of ${review.day}, in the future.`);
  run.tally.read(review.contracts.length + review.leftOut.length);
  await addFacts(run, (record) => applyReview(record, review, published));
}
