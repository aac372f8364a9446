import { eq, inArray } from 'drizzle-orm';
import { corrections, imports, projects, projectScores } from '../../../db/schema';
import { inList, upsertRows, type Database } from '../../../db/store';
import { findCorrections, type CorrectedRows, type Found } from '../differ/corrections';
import { findBringers } from '../differ/bringers';
import { loadStatements } from '../statements/statements';

export interface Corrected extends Found {
  projectId: string;
}

/** A project that goes as a whole: not each of its facts. */
export const ofProject = (projectId: string, name: string): Corrected => ({
  ...{ projectId, kind: 'project', item: projectId, name, field: null },
  ...{ before: null, after: null, beforeSource: null, afterSource: null },
});

/** Name and letter then; without demonstration data. */
export type Subjects = ReadonlyMap<string, { name: string; letter: string | null }>;

/** Call it before the rows are written. */
export async function loadSubjects(tx: Database, ids: readonly string[]): Promise<Subjects> {
  const rows = await tx
    .select({
      ...{ id: projects.id, name: projects.name, sample: projects.sample },
      letter: projectScores.letter,
    })
    .from(projects)
    .leftJoin(projectScores, eq(projectScores.projectId, projects.id))
    .where(inList(projects.id, [...new Set(ids)]));
  return new Map(rows.filter(({ sample }) => !sample).map(({ id, ...row }) => [id, row]));
}

/** The import with which each came to be recorded. */
async function listRuns(tx: Database, found: readonly Corrected[]) {
  const runs = new Map<Corrected, number | null>();
  const byProject = Map.groupBy(found, ({ projectId }) => projectId);
  const said = await loadStatements(tx, [...byProject.keys()]);
  for (const [id, of] of byProject) {
    const statements = said.get(id) ?? [];
    const documents = statements.map(({ document }) => document);
    findBringers(documents, of).forEach((bringer, at) => {
      const statement = statements.find(({ document }) => document === bringer);
      runs.set(of[at]!, statement?.importId ?? null);
    });
  }
  return runs;
}

async function loadTimes(tx: Database, runs: readonly (number | null)[]) {
  const known = [...new Set(runs.filter((run) => run !== null))];
  const rows = await tx
    .select({ id: imports.id, startedAt: imports.startedAt })
    .from(imports)
    .where(inArray(imports.id, known));
  return new Map(rows.map(({ id, startedAt }) => [id, startedAt]));
}

interface Correcting {
  now: string;
  takenBack?: boolean;
  /** That is undone: it brought what was wrong. */
  undone?: number;
}

/** @param given as they were before the rows were written */
export async function keepCorrections(
  tx: Database,
  found: readonly Corrected[],
  { now, takenBack = false, undone }: Correcting,
  given?: Subjects,
): Promise<void> {
  if (found.length === 0) return;
  const ids = found.map(({ projectId }) => projectId);
  const subjects = given ?? (await loadSubjects(tx, ids));
  const runs = undone === undefined ? await listRuns(tx, found) : undefined;
  const runOf = (one: Corrected) => undone ?? runs?.get(one) ?? null;
  const times = await loadTimes(tx, found.map(runOf));
  const rows = found.flatMap((one) => {
    const { name, letter } = subjects.get(one.projectId) ?? {};
    const since = times.get(runOf(one) ?? 0);
    const of = {
      saidOf: one.projectId,
      projectName: name,
      letterBefore: letter,
      at: now,
      takenBack,
    };
    return name === undefined ? [] : [{ ...one, ...of, since }];
  });
  await upsertRows(tx, corrections, rows);
}

/** What an operator removes of a project. An incident of nobody we know is in no record. */
export const keepWithdrawn = (
  tx: Database,
  projectId: string | null,
  rows: CorrectedRows,
  now: Date,
): Promise<void> =>
  keepCorrections(
    tx,
    projectId === null ? [] : findCorrections(rows, {}).map((one) => ({ ...one, projectId })),
    { now: now.toISOString(), takenBack: true },
  );
