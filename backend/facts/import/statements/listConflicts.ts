import { eq, inArray, sql } from 'drizzle-orm';
import type { Otherwise } from '../../../../contracts/projects/otherwise';
import { imports, statements } from '../../../db/schema';
import { readRows, type Database } from '../../../db/store';
import type { Document, Edits } from '../compose/document';
import { findConflicts, type Conflict, type NameOf } from '../compose/says';
import { ofRows } from '../differ/diff';
import { loadStates } from '../store/load';
import { loadStatements, loadStored, othersSince } from './statements';
import { nameOfKind } from '../kinds';

const AT_ONCE = 200;

/** Projects of which at least so many documents stand, in portions. */
async function* eachPortion(db: Database, least: number, only?: string) {
  const of = only === undefined ? sql`` : sql`and project_id = ${only}`;
  const rows = await readRows<{ id: string }>(
    db,
    sql`select project_id as id from statements where stands ${of}
      group by project_id having count(*) >= ${least} order by project_id`,
  );
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const ids = rows.slice(at, at + AT_ONCE).map(({ id }) => id);
    yield { ids, documents: await loadStatements(db, ids) };
  }
}

/**
 * Where sources say otherwise than a record has, project by project.
 * @param only of this project
 */
export async function* listConflicts(
  db: Database,
  only?: string,
  nameOf?: NameOf,
): AsyncGenerator<{ id: string; conflicts: Conflict[] }> {
  for await (const { ids, documents } of eachPortion(db, 2, only))
    for (const [id, state] of await loadStates(db, ids)) {
      const said = documents.get(id)!.map(({ document }) => document);
      const conflicts = findConflicts(said, ofRows({ state, observations: [] })!, nameOf);
      if (conflicts.length > 0) yield { id, conflicts };
    }
}

/**
 * Composes each record from its documents again. Writes nothing: the rows are right. With what the
 * rows have beyond the documents: others wrote it, undefined for nothing.
 */
export async function* recompute(
  db: Database,
): AsyncGenerator<{ id: string; beside: Edits | undefined }> {
  for await (const { ids, documents } of eachPortion(db, 1))
    for (const [id, stored] of await loadStored(db, ids))
      yield { id, beside: othersSince(id, documents.get(id) ?? [], stored) };
}

/** All lists of a kind are one source: an older one may have what the newer took back. */
const publicName: NameOf = (document) => {
  if (document.speaker === 'file') return nameOfKind('projects');
  return nameOfKind((document.speaker === 'list' ? document.origin : document.by) ?? '');
};

const LONGEST = 200;

function cut(value: unknown): Otherwise['says'] {
  const json = JSON.stringify(value);
  return json.length > LONGEST ? `${json.slice(0, LONGEST)}…` : (value as Otherwise['says']);
}

/** Days of their imports: `seq` of a document is its number. */
async function loadDays(tx: Database, documents: readonly Document[]) {
  const numbers = documents.map(({ seq }) => seq);
  const rows = await tx
    .select({ id: statements.id, on: imports.startedAt })
    .from(statements)
    .innerJoin(imports, eq(imports.id, statements.importId))
    .where(inArray(statements.id, numbers));
  return new Map(rows.map(({ id, on }) => [id, new Date(on).toISOString().slice(0, 10)]));
}

/** For pages: of what came in so long ago that its day is forgotten, nothing. */
export async function listOtherwise(tx: Database, projectId: string): Promise<Otherwise[]> {
  for await (const { conflicts } of listConflicts(tx, projectId, publicName)) {
    const others = conflicts.flatMap((one) => one.others);
    const days = await loadDays(
      tx,
      others.map(({ document }) => document),
    );
    return conflicts.flatMap(({ about, others }) =>
      others.flatMap(({ speaker: by, document, value }) => {
        const on = days.get(document.seq);
        return on ? [{ about, says: cut(value), by, on }] : [];
      }),
    );
  }
  return [];
}
