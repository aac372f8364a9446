/** Keeps the documents of a project few: the oldest become one. */
import { eq, inArray, sql } from 'drizzle-orm';
import { takeLock } from '../../../db/advisoryLocks';
import { letOthersIn } from '../../../db/letOthersIn';
import { statements } from '../../../db/schema';
import { readRows, type Database } from '../../../db/store';
import { compose } from '../compose/compose';
import { editsBetween } from '../compose/edits';
import { pack, loadStatements } from './statements';

/** A list of values adds one a week. */
export const MOST_STANDING = 40;
const NEWEST = 10;

/** The oldest that no undo takes back any more. Their speakers are lost. @returns how many go */
async function fold(tx: Database, projectId: string): Promise<number> {
  const standing = (await loadStatements(tx, [projectId])).get(projectId) ?? [];
  const end = standing.findIndex(({ importId }) => importId !== null);
  const old = standing.slice(
    0,
    Math.min(end < 0 ? standing.length : end, standing.length - NEWEST),
  );
  const record = compose(old.map(({ document }) => document));
  const [first, ...rest] = old;
  if (!first || rest.length === 0 || !record) return 0;
  const document = pack({ ...editsBetween(projectId, undefined, record)!, seq: 0 });
  await tx.update(statements).set({ document }).where(eq(statements.id, first.id));
  const ids = rest.map(({ id }) => id);
  await tx.delete(statements).where(inArray(statements.id, ids));
  return rest.length;
}

/** Each project in a transaction of its own. @returns how many documents went */
export async function foldStatements(db: Database): Promise<number> {
  const rows = await readRows<{ id: string }>(
    db,
    sql`select project_id as id from statements where stands
      group by project_id having count(*) > ${MOST_STANDING} order by project_id`,
  );
  let gone = 0;
  for (const { id } of rows) {
    gone += await db.transaction(async (transaction) => {
      const tx = transaction as unknown as Database;
      await takeLock(tx, 'facts');
      return fold(tx, id);
    });
    await letOthersIn();
  }
  return gone;
}
