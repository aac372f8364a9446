import { and, countDistinct, eq, gt, lt, sql } from 'drizzle-orm';
import { DAY_MS, isoBefore } from '../../../contracts/time';
import { letOthersIn } from '../../db/letOthersIn';
import { importChanges, imports } from '../../db/schema';
import { iso, readRows, type Database, type Store } from '../../db/store';
import { ImportRefused, ImportStopped } from '../types';
import type { MergeProjects } from '../../db/tables';
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

/** The newest 50. */
export const listRuns = (db: Database): Promise<ListedRun[]> =>
  readRows<ListedRun>(
    db,
    sql`
    select i.id, i.kind, i.source, ${iso(sql`i.started_at`)} as "startedAt",
      ${iso(sql`i.finished_at`)} as "finishedAt", ${iso(sql`i.undone_at`)} as "undoneAt",
      coalesce((i.summary->>'new')::int, 0) as new, coalesce((i.summary->>'changed')::int, 0) as changed,
      (select count(distinct c.project_id) from import_changes c where c.import_id = i.id) as undoable
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

/** @throws ImportRefused when there is nothing to undo */
export async function assertUndoable(db: Database, runId: number): Promise<void> {
  const [run] = await db.select().from(imports).where(eq(imports.id, runId));
  if (!run) throw new ImportRefused(`There is no run ${runId}. See --runs.`);
  if (run.undoneAt) throw new ImportRefused(`Run ${runId} is undone already.`);
  const [change] = await db
    .select({ id: importChanges.id })
    .from(importChanges)
    .where(eq(importChanges.importId, runId))
    .limit(1);
  if (!change)
    throw new ImportRefused(
      `Run ${runId} cannot be undone: it changed nothing, or is older than ${UNDO_DAYS} days.`,
    );
}

const countProjects = async (db: Database, runId: number): Promise<number> => {
  const [row] = await db
    .select({ count: countDistinct(importChanges.projectId) })
    .from(importChanges)
    .where(eq(importChanges.importId, runId));
  return row?.count ?? 0;
};

/** Undone in one transaction. */
const CHUNK = 100;

/** In order of id; '' stands for no project and comes first. */
async function nextProjects(
  db: Database,
  runId: number,
  after: string | undefined,
): Promise<string[]> {
  const { importId, projectId } = importChanges;
  const rest = after === undefined ? undefined : gt(projectId, after);
  const rows = await db
    .select({ projectId })
    .from(importChanges)
    .where(and(eq(importId, runId), rest))
    .orderBy(projectId)
    .limit(CHUNK);
  return [...new Set(rows.map((row) => row.projectId))];
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
  await store.db.update(imports).set({ undoneAt: now.toISOString() }).where(eq(imports.id, runId));
  return summary;
}

/** Forgets what undoing old runs needs. @returns how many rows */
export async function pruneChanges(db: Database, now: Date): Promise<number> {
  const limit = isoBefore(now, UNDO_DAYS * DAY_MS);
  const old = db.select({ id: imports.id }).from(imports).where(lt(imports.startedAt, limit));
  const gone = await db
    .delete(importChanges)
    .where(sql`${importChanges.importId} in ${old}`)
    .returning({ id: importChanges.id });
  return gone.length;
}
