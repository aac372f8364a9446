import { sql } from 'drizzle-orm';
import { readRows, type Database } from '../../db/store';
import { findConflicts, type Conflict } from '../compose/says';
import { ofRows } from '../compose/toDocument';
import { loadStates } from '../store/load';
import { loadStatements } from './statements';

const AT_ONCE = 200;

/**
 * Where sources say otherwise than a record has, project by project.
 * @param only of this project
 */
export async function* listConflicts(
  db: Database,
  only?: string,
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
      const conflicts = findConflicts(said, ofRows(state, []));
      if (conflicts.length > 0) yield { id, conflicts };
    }
  }
}
