/** What documents say beside the rows. */
import type { Database } from '../../db/store';
import { listConflicts, recompute } from '../import';
import type { Shown, ShownRecord } from './showRecords';

const SHOWN = 200;
const LONGEST = 120;

const text = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, LONGEST);

/** Of the first 200 projects, and how many there are in all. */
export async function showConflicts(db: Database, only?: string): Promise<Shown> {
  const records: ShownRecord[] = [];
  let [projects, fields] = [0, 0];
  for await (const { id, conflicts } of listConflicts(db, only)) {
    projects += 1;
    fields += conflicts.length;
    if (projects > SHOWN) continue;
    const lines = conflicts.map(({ about, recorded, others }): [string, string] => [
      about,
      [text(recorded), ...others.map(({ speaker, value }) => `${text(value)} (${speaker})`)].join(
        ' | ',
      ),
    ]);
    records.push({ title: `project ${id}`, lines });
  }
  const title = `Projects in which sources say otherwise: ${projects}, fields: ${fields}`;
  return {
    records: [...records, { title, lines: [['', 'recorded | what others say']] }],
    rulings: [],
  };
}

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
