/** Takes merges and new ids back. */
import { sql } from 'drizzle-orm';
import type { RowChange } from '../../../db/schema';
import { textArray, type Database } from '../../../db/store';
import type { MergeProjects } from '../../../db/tables';
import { moveStatementsBack } from '../statements/statements';
import { IN_USE } from './imagedTables';
import { findUnchanged, findUsed, revertRows } from './revertRows';
import type { Move } from './Watch';

interface KnownMove extends Move {
  /** Ids in `import_changes`. */
  changes: number[];
}

/** Without those that earlier versions recorded. */
export const listMoves = (changes: readonly RowChange[]): KnownMove[] =>
  changes.flatMap(({ table, key, before }) =>
    table === 'moved' && before
      ? [{ from: String(before.from), to: key, changes: before.changes as number[] }]
      : [],
  );

class InUse extends Error {}

/** Of votes and views that came since, those of a project that goes follow its facts. */
const STAYING = IN_USE.filter((table) => table !== 'votes');

interface Separation {
  moves: readonly KnownMove[];
  changes: readonly RowChange[];
  mergeProjects: MergeProjects;
  now: string;
}

async function dropRatings(tx: Database, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`delete from project_scores where project_id = any(${textArray(ids)})`);
  await tx.execute(sql`delete from ratings where project_id = any(${textArray(ids)})`);
}

/** Projects whose id another one has taken, which is none of theirs. */
const listReplaced = ({ moves, changes }: Separation): string[] =>
  moves
    .map(({ from }) => from)
    .filter((id) => changes.some((one) => one.table === 'projects' && one.key === id && one.after));

async function giveBack(
  tx: Database,
  { from, to, changes: earlier }: KnownMove,
  reverted: ReadonlySet<RowChange>,
): Promise<void> {
  const total = [...reverted].find(
    ({ table, key }) => table === 'page_view_totals' && key === from,
  );
  const views = Number(total?.before?.views ?? 0);
  await tx.execute(
    sql`update page_view_totals set views = greatest(views - ${views}, 0) where project_id = ${to}`,
  );
  await tx.execute(sql`update import_changes set project_id = ${from}
    where project_id = ${to} and id = any(${sql.param(earlier)}::bigint[])`);
}

/** Removes the projects that the run added, with ratings; votes and views since go to the other. */
async function removeMade(tx: Database, separation: Separation): Promise<RowChange[]> {
  const { moves, changes, mergeProjects } = separation;
  const made = changes.filter(({ table, before }) => table === 'projects' && before === null);
  if ((await findUnchanged(tx, 'projects', made)).length < made.length) throw new InUse();
  const keys = made.map(({ key }) => key);
  if ((await findUsed(tx, keys, STAYING)).size > 0) throw new InUse();
  await dropRatings(tx, keys);
  for (const key of keys) {
    const move = moves.find(({ to }) => to === key);
    if (move) await mergeProjects(tx, key, move.from);
  }
  const rest = made.filter(({ key }) => !moves.some(({ to }) => to === key));
  const removed = await revertRows(tx, rest, separation.now);
  if (removed.size < rest.length) throw new InUse();
  return made;
}

/**
 * All or nothing: half a merge would leave two halves of a project.
 * @returns undefined where something uses or has changed the projects since
 */
export async function separate(
  tx: Database,
  separation: Separation,
): Promise<ReadonlySet<RowChange> | undefined> {
  const { moves, changes, now } = separation;
  try {
    return await tx.transaction(async (nested) => {
      const inner = nested as unknown as Database;
      await dropRatings(inner, listReplaced(separation));
      const rows = changes.filter(
        ({ table, before }) => table !== 'moved' && !(table === 'projects' && before === null),
      );
      const reverted = await revertRows(inner, rows, now);
      const gone = rows.filter(
        ({ table, key }) => table === 'projects' && moves.some(({ from }) => from === key),
      );
      if (!gone.every((change) => reverted.has(change))) throw new InUse();
      for (const move of moves) await giveBack(inner, move, reverted);
      const made = await removeMade(inner, separation);
      for (const { from, to } of moves) await moveStatementsBack(inner, from, to);
      return new Set([...reverted, ...made, ...changes.filter(({ table }) => table === 'moved')]);
    });
  } catch (error) {
    if (error instanceof InUse) return undefined;
    throw error;
  }
}
