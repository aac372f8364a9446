/** Imports a review of DeFiScan, or its `discovered.json`: see docs/import.md. */
import { readText } from '../input/records';
import { applyDiscovery, parseDiscovery } from '../l2beat';
import { addFacts, findPublished, type Published } from '../projects/addFacts';
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

function refuseLater(run: ImportRun, day: string): void {
  if (day > run.today) throw new ImportRefused(`The input is of ${day}, in the future.`);
}

async function importDiscovery(run: ImportRun, text: string, published: Published): Promise<void> {
  const file = parseDiscovery(parseJson(text));
  if (typeof file === 'string') throw new ImportRefused(file);
  refuseLater(run, file.day);
  run.tally.read(file.entries.length + file.leftOut.length);
  const of = { ...published, title: published.title ?? 'DeFiScan discovery' };
  await addFacts(run, (record) => applyDiscovery(record, file, of));
}

export async function importDefiscan(run: ImportRun): Promise<void> {
  const published = findPublished(run);
  const text = await readText(run.text);
  if (text.trimStart().startsWith('{')) return importDiscovery(run, text, published);
  const review = parseReview(text);
  if (typeof review === 'string') throw new ImportRefused(`The input ${review}`);
  refuseLater(run, review.day);
  run.tally.read(review.contracts.length + review.leftOut.length);
  await addFacts(run, (record) => applyReview(record, review, published));
}
