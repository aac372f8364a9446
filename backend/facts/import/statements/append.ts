/** Keeps new documents, and before them what others wrote since the last. */
import { sql } from 'drizzle-orm';
import { statements } from '../../../db/schema';
import { inList, readRows, type Database } from '../../../db/store';
import type { Document } from '../compose/document';
import { pack } from './packed';
import { loadStatements, loadStored, othersSince, type StoredOf } from './statements';

export interface NewStatement {
  document: Document;
  /** It changes rows. */
  isNews: boolean;
  /** Its rows go back with the merge that came with it. */
  isMoved?: boolean;
  /** Where handing it in again would do nothing. */
  digest?: bigint;
}

/** Those that change nothing and say what a standing one says. */
async function findRepeats(tx: Database, given: readonly NewStatement[]): Promise<Set<number>> {
  const asked = given.flatMap(({ document, isNews }, at) =>
    isNews ? [] : [{ at, project: document.project, document: pack(document) }],
  );
  if (asked.length === 0) return new Set();
  const rows = await readRows<{ at: number }>(
    tx,
    sql`select at from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) given (at int, project text, document jsonb)
      where exists (select 1 from statements s
        where s.project_id = given.project and s.stands and s.document - '{byRows,form,seq,project}'::text[] = given.document)`,
  );
  return new Set(rows.map(({ at }) => at));
}

/** Documents of projects that are gone no longer stand. */
async function loadOthers(tx: Database, ids: readonly string[], given?: StoredOf) {
  const stored = given ?? (await loadStored(tx, ids));
  const [known, gone] = [ids.filter((id) => stored.has(id)), ids.filter((id) => !stored.has(id))];
  await tx.update(statements).set({ stands: false }).where(inList(statements.projectId, gone));
  const before = await loadStatements(tx, known);
  return new Map(known.map((id) => [id, othersSince(id, before.get(id) ?? [], stored.get(id)!)]));
}

/**
 * Call it before the rows are written.
 * @param stored where the caller has it
 */
export async function appendStatements(
  tx: Database,
  given: readonly NewStatement[],
  importId: number | undefined,
  stored?: StoredOf,
): Promise<void> {
  const repeats = await findRepeats(tx, given);
  const fresh = given.filter((_, at) => !repeats.has(at));
  if (fresh.length === 0) return;
  const ids = [...new Set(fresh.map(({ document }) => document.project))];
  const others = await loadOthers(tx, ids, stored);
  const rows = fresh.flatMap(({ document, isMoved, digest = null }) => {
    const { project: projectId } = document;
    const edits = others.get(projectId);
    others.delete(projectId);
    const kept = isMoved ? { ...document, byRows: true as const } : document;
    const own = { projectId, importId: importId ?? null, document: pack(kept), digest };
    return edits
      ? [{ projectId, importId: null, document: pack(edits), digest: null }, own]
      : [own];
  });
  await tx.insert(statements).values(rows);
}
