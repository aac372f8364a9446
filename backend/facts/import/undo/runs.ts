import { and, eq, inArray, lt, not, sql } from 'drizzle-orm';
import { DAY_MS, isoBefore } from '../../../../contracts/time';
import { letOthersIn } from '../../../db/letOthersIn';
import { importChanges, imports, statements } from '../../../db/schema';
import { iso, readRows, type Database, type Store } from '../../../db/store';
import { foldStatements } from '../statements/fold';
import { IS_COMPOSED } from '../statements/statements';
import { ImportRefused, ImportStopped } from '../types';
import type { MergeProjects } from '../../../db/tables';
import { undoProjects, type UndoneProject } from './undoProjects';

/** How long a run can be undone. */
export const UNDO_DAYS = 90;
const RUNS_LISTED = 50;
const LEFT_LISTED = 100;

export interface ListedRun {
  id: number;
  kind: string;
  source: string;
  startedAt: string;
  finishedAt: string | null;
  undoneAt: string | null;
  new: number;
  changed: number;
  /** Projects that can still be put back. */
  undoable: number;
}

/** Projects that a run can be taken back from: by its rows, or by its documents. */
const HELD = sql`select import_id, project_id from import_changes
  union all select import_id, project_id from statements where stands and ${IS_COMPOSED}`;

/** The newest 50. */
export const listRuns = (db: Database): Promise<ListedRun[]> =>
  readRows<ListedRun>(
    db,
    sql`
    select i.id, i.kind, i.source, ${iso(sql`i.started_at`)} as "startedAt",
      ${iso(sql`i.finished_at`)} as "finishedAt", ${iso(sql`i.undone_at`)} as "undoneAt",
      coalesce((i.summary->>'new')::int, 0) as new, coalesce((i.summary->>'changed')::int, 0) as changed,
      (select count(distinct c.project_id) from (${HELD}) c where c.import_id = i.id) as undoable
    from imports i order by i.id desc limit ${RUNS_LISTED}`,
  );

export interface UndoSummary {
  run: number;
  projects: number;
  rows: number;
  /** The first 100, in words; `leftTotal` counts them all. */
  left: string[];
  leftTotal: number;
}

async function countProjects(db: Database, runId: number): Promise<number> {
  const [row] = await readRows<{ count: number }>(
    db,
    sql`select count(distinct project_id) as count from (${HELD}) c where import_id = ${runId}`,
  );
  return row!.count;
}

/** @throws ImportRefused when there is nothing to undo */
export async function assertUndoable(db: Database, runId: number): Promise<void> {
  const [run] = await db.select().from(imports).where(eq(imports.id, runId));
  if (!run) throw new ImportRefused(`There is no run ${runId}. See --runs.`);
  if (run.undoneAt) throw new ImportRefused(`Run ${runId} is undone already.`);
  if ((await countProjects(db, runId)) === 0)
    throw new ImportRefused(
      `Run ${runId} cannot be undone: it changed nothing, or is older than ${UNDO_DAYS} days.`,
    );
}

/** Undone in one transaction. */
const CHUNK = 100;

/** In order of id; '' stands for no project and comes first. */
async function nextProjects(
  db: Database,
  runId: number,
  after: string | undefined,
): Promise<string[]> {
  const rest = after === undefined ? sql`` : sql`and project_id > ${after}`;
  const rows = await readRows<{ id: string }>(
    db,
    sql`select distinct project_id as id from (${HELD}) c where import_id = ${runId} ${rest}
      order by project_id limit ${CHUNK}`,
  );
  return rows.map(({ id }) => id);
}

function add(summary: UndoSummary, undone: ReadonlyMap<string, UndoneProject>): void {
  for (const [projectId, { rows, left }] of undone) {
    summary.projects += 1;
    summary.rows += rows;
    summary.leftTotal += left.length;
    const room = LEFT_LISTED - summary.left.length;
    const name = projectId === '' ? 'no project' : projectId;
    summary.left.push(...left.slice(0, room).map((what) => `${name}: ${what}`));
  }
}

interface UndoOptions {
  now: Date;
  mergeProjects: MergeProjects;
  signal?: AbortSignal;
  /** Projects of which rows were taken back, after each commit. */
  onProjects: (ids: readonly string[]) => void;
  onProgress?: (done: number, total: number) => void;
}

/**
 * Puts back what the run changed and nothing has changed since. A stopped undo continues when it
 * runs again.
 * @throws ImportStopped between two transactions
 */
export async function undoRun(
  store: Store,
  runId: number,
  { now, mergeProjects, signal, onProjects, onProgress }: UndoOptions,
): Promise<UndoSummary> {
  const summary: UndoSummary = { run: runId, projects: 0, rows: 0, left: [], leftTotal: 0 };
  const total = await countProjects(store.db, runId);
  let ids = await nextProjects(store.db, runId, undefined);
  while (ids.length > 0) {
    if (signal?.aborted) throw new ImportStopped('Stopped.');
    const { projects, touched } = await undoProjects(store, runId, ids, {
      mergeProjects,
      now: now.toISOString(),
    });
    add(summary, projects);
    onProjects([...touched].filter((id) => id !== ''));
    onProgress?.(summary.projects, total);
    await letOthersIn();
    ids = await nextProjects(store.db, runId, ids.at(-1));
  }
  // What a merge keeps can be undone once the merge is.
  if ((await countProjects(store.db, runId)) === 0)
    await store.db
      .update(imports)
      .set({ undoneAt: now.toISOString() })
      .where(eq(imports.id, runId));
  return summary;
}

/** Forgets what undoing old runs needs: their documents stand. @returns how many rows */
export async function pruneChanges(db: Database, now: Date): Promise<number> {
  const limit = isoBefore(now, UNDO_DAYS * DAY_MS);
  const old = db.select({ id: imports.id }).from(imports).where(lt(imports.startedAt, limit));
  const ofOld = inArray(statements.importId, old);
  await db.delete(statements).where(and(not(statements.stands), ofOld));
  const kept = await db.update(statements).set({ importId: null }).where(ofOld).returning();
  const gone = await db
    .delete(importChanges)
    .where(sql`${importChanges.importId} in ${old}`)
    .returning({ id: importChanges.id });
  return kept.length + gone.length + (await foldStatements(db));
}

/** Images of votes name their voters. */
export const forgetVoter = (
  tx: Database,
  { visitorKey }: { visitorKey: string },
): Promise<unknown> =>
  tx.execute(sql`
    update import_changes i set changes = (
      select coalesce(jsonb_agg(c.change order by c.at), '[]')
      from jsonb_array_elements(i.changes) with ordinality c (change, at)
      where not (c.change ->> 'table' = 'votes' and split_part(c.change ->> 'key', ' ', 2) = ${visitorKey}))
    where i.changes @> '[{"table":"votes"}]' and position(${visitorKey} in i.changes::text) > 0`);
