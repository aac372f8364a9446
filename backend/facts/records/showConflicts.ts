import type { Database } from '../../db/store';
import { listConflicts } from '../import';
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
