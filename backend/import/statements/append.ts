/** Keeps new documents, and before them what others wrote since the last. */
import { sql } from 'drizzle-orm';
import { statements } from '../../db/schema';
import { inList, readRows, type Database } from '../../db/store';
import type { Document } from '../compose/document';
import { loadObservations, loadStates } from '../store/load';
import { loadStatements, othersSince } from './statements';

export interface NewStatement {
  document: Document;
  /** It changes rows. */
  isNews: boolean;
  /** Its rows go back with the merge that came with it. */
  isMoved?: boolean;
}

/** Those that change nothing and say what a standing one says. */
async function findRepeats(tx: Database, given: readonly NewStatement[]): Promise<Set<number>> {
  const asked = given.flatMap(({ document, isNews }, at) => (isNews ? [] : [{ at, document }]));
  if (asked.length === 0) return new Set();
  const rows = await readRows<{ at: number }>(
    tx,
    sql`select at from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) given (at int, document jsonb)
      where exists (select 1 from statements s
        where s.project_id = given.document ->> 'project' and s.stands and s.document - 'byRows' = given.document)`,
  );
  return new Set(rows.map(({ at }) => at));
}

/** Documents of projects that are gone no longer stand. */
async function loadOthers(tx: Database, ids: readonly string[]) {
  const states = await loadStates(tx, ids);
  const known = [...states.keys()];
  await tx
    .update(statements)
    .set({ stands: false })
    .where(
      inList(
        statements.projectId,
        ids.filter((id) => !states.has(id)),
      ),
    );
  const before = await loadStatements(tx, known);
  const observations = await loadObservations(tx, known);
  return new Map(
    known.map((id) => {
      const stored = { state: states.get(id), observations: observations.get(id) ?? [] };
      return [id, othersSince(id, before.get(id) ?? [], stored)];
    }),
  );
}

/** Call it before the rows are written. */
export async function appendStatements(
  tx: Database,
  given: readonly NewStatement[],
  importId: number | undefined,
): Promise<void> {
  const repeats = await findRepeats(tx, given);
  const fresh = given.filter((_, at) => !repeats.has(at));
  if (fresh.length === 0) return;
  const others = await loadOthers(tx, [...new Set(fresh.map(({ document }) => document.project))]);
  const rows = fresh.flatMap(({ document, isMoved }) => {
    const { project: projectId } = document;
    const edits = others.get(projectId);
    others.delete(projectId);
    const kept = isMoved ? { ...document, byRows: true as const } : document;
    const own = { projectId, importId: importId ?? null, document: kept };
    return edits ? [{ projectId, importId: null, document: edits }, own] : [own];
  });
  await tx.insert(statements).values(rows);
}
