/** Imports Immunefi's list of bounty programs, for recorded bounties: see docs/import.md. */
import { like } from 'drizzle-orm';
import { bounties } from '../../../db/schema';
import { JsonDocument } from '../input/JsonDocument';
import { addFactsToAll } from '../projects/addFacts';
import type { ImportRun } from '../run';
import { ImportRefused } from '../types';
import { findShrunk } from '../wholeList';
import { applyPrograms } from './applyPrograms';
import { readProgram, type Program } from './programs';

/** Where the list is, unless the input has an address of its own. */
const LIST = 'https://immunefi.com/public-api/bounties.json';

async function readPrograms(run: ImportRun): Promise<Map<string, Program>> {
  const { value } = await JsonDocument.read(run.text);
  if (!Array.isArray(value)) throw new ImportRefused('The input is no list of programs.');
  const programs = new Map<string, Program>();
  for (const [index, row] of value.entries()) {
    run.tally.read();
    const program = readProgram(row);
    if (typeof program === 'string') run.tally.refuse({ index, reason: program });
    else programs.set(program.slug, program);
  }
  return programs;
}

/** @throws ImportRefused for a part of the list: what it lacks would look ended */
export async function importImmunefi(run: ImportRun): Promise<void> {
  const programs = await readPrograms(run);
  const fault = programs.size === 0 ? 'it has no program' : await findShrunk(run);
  if (fault !== undefined) throw new ImportRefused(`The list was not read whole: ${fault}.`);
  const url = run.parameters.sourceUrl ?? LIST;
  const rows = await run.store.db
    .select({ id: bounties.projectId })
    .from(bounties)
    .where(like(bounties.url, 'https://immunefi.com/%'))
    .orderBy(bounties.projectId);
  const ids = rows.map(({ id }) => id);
  await addFactsToAll(run, ids, (before) => {
    const { record, note } = applyPrograms(before, programs, { today: run.today, url });
    if (note !== undefined) run.tally.note(note);
    return record;
  });
}
