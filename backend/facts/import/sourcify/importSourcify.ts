/** Imports answers of Sourcify for recorded contracts: see docs/import.md. */
import { or } from 'drizzle-orm';
import { addressFromId, chainFromId } from '../../../../contracts/ids';
import { contracts } from '../../../db/schema';
import { inList } from '../../../db/store';
import { JsonDocument } from '../input/JsonDocument';
import { addFactsToAll } from '../projects/addFacts';
import type { Source } from '../projects/record';
import { statedDay } from '../projects/statedDay';
import type { ImportRun } from '../run';
import { readAnswers, type Answer } from './answers';
import { applyAnswers } from './applyAnswers';

/** Where the answer for a contract is, unless the input has an address of its own. */
const ANSWER = 'https://sourcify.dev/server/v2/contract';

/** An answer fetched now is of today. */
function sourceMaker(run: ImportRun): (id: string) => Source {
  const { sourceUrl, sourceTitle } = run.parameters;
  const fetched = /^https?:\/\//.test(run.source);
  const url = sourceUrl ?? (fetched ? run.source : undefined);
  const statedOn = statedDay(run) ?? (fetched ? run.today : undefined);
  return (id) => ({
    url: url ?? `${ANSWER}/${chainFromId(id).slice('eip155:'.length)}/${addressFromId(id)}`,
    title: sourceTitle ?? 'Answer of Sourcify',
    tier: 'P3',
    checkedOn: run.today,
    ...(statedOn && { statedOn }),
    how: 'machine',
  });
}

async function readInput(run: ImportRun): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  for (const one of readAnswers((await JsonDocument.read(run.text)).value)) {
    run.tally.read();
    if ('reason' in one) run.tally.refuse(one);
    else answers.set(one.id, one);
  }
  return answers;
}

/** By project, those that a record has. */
async function findProjects(run: ImportRun, ids: readonly string[]): Promise<string[]> {
  const { id, implementation, projectId } = contracts;
  const rows = await run.store.db
    .select({ id, implementation, projectId })
    .from(contracts)
    .where(or(inList(id, ids), inList(implementation, ids)));
  const found = new Set(rows.flatMap((row) => [row.id, row.implementation]));
  const unknown = ids.filter((one) => !found.has(one)).length;
  if (unknown > 0) run.tally.note('answers for contracts that are not recorded', unknown);
  return [...new Set(rows.map((row) => row.projectId))].sort();
}

export async function importSourcify(run: ImportRun): Promise<void> {
  const answers = await readInput(run);
  const toSource = sourceMaker(run);
  const projects = await findProjects(run, [...answers.keys()]);
  await addFactsToAll(run, projects, (before) => {
    const { record, notes } = applyAnswers(before, answers, toSource);
    for (const [what, times] of Object.entries(notes)) run.tally.note(what, times);
    return record;
  });
}
