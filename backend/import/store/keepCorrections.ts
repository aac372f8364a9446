import { eq } from 'drizzle-orm';
import { corrections, projects, projectScores } from '../../db/schema';
import { inList, type Database } from '../../db/store';
import { findCorrections, type CorrectedRows, type Found } from '../differ/corrections';
import { upsertRows } from './upsertRows';

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

/** @param given as they were before the rows were written */
export async function keepCorrections(
  tx: Database,
  found: readonly Corrected[],
  { now, takenBack = false }: { now: string; takenBack?: boolean },
  given?: Subjects,
): Promise<void> {
  const subjects =
    given ??
    (await loadSubjects(
      tx,
      found.map(({ projectId }) => projectId),
    ));
  const rows = found.flatMap((one) => {
    const { name, letter } = subjects.get(one.projectId) ?? {};
    const of = {
      saidOf: one.projectId,
      projectName: name,
      letterBefore: letter,
      at: now,
      takenBack,
    };
    return name === undefined ? [] : [{ ...one, ...of }];
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
