/** Composes each record from its documents again. Writes nothing: the rows are right. */
import { asc, eq } from 'drizzle-orm';
import { statements } from '../../../db/schema';
import type { Database } from '../../../db/store';
import type { Edits } from '../compose/document';
import { loadStatements, loadStored, othersSince } from './statements';

const AT_ONCE = 200;

/** With what the rows have beyond the documents: others wrote it, undefined for nothing. */
export async function* recompute(
  db: Database,
): AsyncGenerator<{ id: string; beside: Edits | undefined }> {
  const rows = await db
    .selectDistinct({ id: statements.projectId })
    .from(statements)
    .where(eq(statements.stands, true))
    .orderBy(asc(statements.projectId));
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const ids = rows.slice(at, at + AT_ONCE).map(({ id }) => id);
    const documents = await loadStatements(db, ids);
    for (const [id, stored] of await loadStored(db, ids))
      yield { id, beside: othersSince(id, documents.get(id) ?? [], stored) };
  }
}
