import { eq, inArray, sql } from 'drizzle-orm';
import type { Otherwise } from '../../../../contracts/projects/otherwise';
import { imports, statements } from '../../../db/schema';
import { readRows, type Database } from '../../../db/store';
import type { Document } from '../compose/document';
import { findConflicts, type Conflict, type NameOf } from '../compose/says';
import { ofRows } from '../differ/diff';
import { loadStates } from '../store/load';
import { loadStatements } from './statements';
import { nameOfKind } from '../kinds';

const AT_ONCE = 200;

/**
 * Where sources say otherwise than a record has, project by project.
 * @param only of this project
 */
export async function* listConflicts(
  db: Database,
  only?: string,
  nameOf?: NameOf,
): AsyncGenerator<{ id: string; conflicts: Conflict[] }> {
  const of = only === undefined ? sql`` : sql`and project_id = ${only}`;
  const rows = await readRows<{ id: string }>(
    db,
    sql`select project_id as id from statements where stands ${of}
      group by project_id having count(*) > 1 order by project_id`,
  );
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const ids = rows.slice(at, at + AT_ONCE).map(({ id }) => id);
    const documents = await loadStatements(db, ids);
    for (const [id, state] of await loadStates(db, ids)) {
      const said = documents.get(id)!.map(({ document }) => document);
      const conflicts = findConflicts(said, ofRows(state, []), nameOf);
      if (conflicts.length > 0) yield { id, conflicts };
    }
  }
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
