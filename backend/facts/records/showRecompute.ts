import type { Database } from '../../db/store';
import { recompute } from '../import';
import type { Shown } from './showRecords';

const SHOWN = 200;

/** Of the first 200 projects whose rows are not what their documents give, in what. */
export async function showRecompute(db: Database): Promise<Shown> {
  const lines: [string, string][] = [];
  let [projects, equal] = [0, 0];
  for await (const { id, beside } of recompute(db)) {
    projects += 1;
    if (!beside) equal += 1;
    else if (lines.length < SHOWN) {
      const rows = Object.entries(beside.rows).map(
        ([list, edits]) => `${list} (${Object.keys(edits).length})`,
      );
      lines.push([id, [...Object.keys(beside.head), ...rows].join(', ')]);
    }
  }
  const title = `Of ${projects} projects with documents, ${equal} follow from them; beside the others' somebody wrote:`;
  return { records: [{ title, lines }], rulings: [] };
}
