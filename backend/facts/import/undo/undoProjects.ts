import { and, desc, eq, inArray } from 'drizzle-orm';
import { takeLock } from '../../../db/advisoryLocks';
import { chainLooks, contracts, importChanges, imports, type RowChange } from '../../../db/schema';
import type { Database, Store } from '../../../db/store';
import type { MergeProjects } from '../../../db/tables';
import { announceFacts, Facts } from './facts';
import { forgetDigests } from '../statements/digest';
import { endMoved, withdrawRun, type Withdrawn } from '../statements/withdraw';
import { lookUpByKey } from '../run';
import { revertRows } from './revertRows';
import { listMoves, separate } from './separate';

export interface UndoneProject {
  rows: number;
  /** What stays as it is, in words. */
  left: string[];
}

export interface Undone {
  projects: ReadonlyMap<string, UndoneProject>;
  /** Of which rows were taken back; a merge has two. */
  touched: ReadonlySet<string>;
}

interface Batch {
  id: number;
  importId: number;
  projectId: string;
  changes: RowChange[];
}

const isMove = ({ changes }: Batch): boolean => listMoves(changes).length > 0;

/** Newest first; each group names a project and a row once. A merge is a group of its own. */
function groupBatches(batches: readonly Batch[]): Batch[][] {
  const groups: Batch[][] = [];
  const seen = new Set<string>();
  let isAlone = true;
  for (const batch of batches) {
    const names = [
      `project ${batch.projectId}`,
      ...batch.changes.map(({ table, key }) => `${table} ${key}`),
    ];
    if (isAlone || isMove(batch) || names.some((name) => seen.has(name))) {
      groups.push([]);
      seen.clear();
    }
    isAlone = isMove(batch);
    groups.at(-1)!.push(batch);
    names.forEach((name) => seen.add(name));
  }
  return groups;
}

/** A voter's key is nobody's business. */
const label = ({ table, key }: RowChange): string => {
  if (table === 'moved') return `merged into ${key}`;
  return table === 'votes' ? 'a vote' : `${table.replaceAll('_', ' ')} ${key}`;
};

class Outcome {
  readonly projects = new Map<string, UndoneProject>();
  readonly touched = new Set<string>();
  readonly facts = new Facts();
  readonly kept = new Set<number>();

  add({ projectId, changes }: Batch, reverted: ReadonlySet<RowChange>): void {
    const project = this.of(projectId);
    for (const change of changes) {
      if (!reverted.has(change)) project.left.push(label(change));
      else {
        if (change.table !== 'moved') project.rows += 1;
        const owner = change.before?.project_id ?? change.before?.from;
        for (const id of typeof owner === 'string' ? [projectId, owner] : [projectId]) {
          this.touched.add(id);
          this.facts.add(id, change);
        }
      }
    }
  }

  withdraw({ projectId, rows, left, facts }: Withdrawn): void {
    const project = this.of(projectId);
    project.rows += rows;
    project.left.push(...left);
    this.touched.add(projectId);
    this.facts.note(projectId, facts);
  }

  /** It can be tried again. */
  leave({ id, projectId }: Batch, left: string[]): void {
    this.kept.add(id);
    this.of(projectId).left.push(...left);
  }

  private of(projectId: string): UndoneProject {
    const project = this.projects.get(projectId) ?? { rows: 0, left: [] };
    this.projects.set(projectId, project);
    return project;
  }
}

interface Undo {
  tx: Database;
  mergeProjects: MergeProjects;
  now: string;
  outcome: Outcome;
}

async function undoMerge({ tx, mergeProjects, now, outcome }: Undo, batch: Batch): Promise<void> {
  const moves = listMoves(batch.changes);
  const reverted = await separate(tx, { moves, changes: batch.changes, mergeProjects, now });
  const left = moves.map(({ from, to }) => `merged from ${from} into ${to}, with all rows`);
  if (!reverted) return outcome.leave(batch, left);
  const ids = moves.flatMap(({ from, to }) => [from, to]);
  await endMoved(tx, batch.importId, ids);
  outcome.add(batch, reverted);
}

async function undoGroup(undo: Undo, group: readonly Batch[]): Promise<void> {
  const [first] = group;
  if (first && isMove(first)) return undoMerge(undo, first);
  const changes = group.flatMap((batch) => batch.changes).filter(({ table }) => table !== 'moved');
  const reverted = await revertRows(undo.tx, changes, undo.now);
  group.forEach((batch) => undo.outcome.add(batch, reverted));
}

/** What a look at a chain found goes with its facts. */
const forgetLooks = (tx: Database, runId: number, projectIds: readonly string[]) =>
  tx.delete(chainLooks).where(
    inArray(
      chainLooks.contractId,
      tx
        .select({ id: contracts.id })
        .from(contracts)
        .innerJoin(imports, and(eq(imports.id, runId), eq(imports.kind, 'chain')))
        .where(inArray(contracts.projectId, [...projectIds])),
    ),
  );

/** In one transaction, which also forgets the projects' changes. */
export function undoProjects(
  store: Store,
  runId: number,
  projectIds: readonly string[],
  { mergeProjects, now }: Pick<Undo, 'mergeProjects' | 'now'>,
): Promise<Undone> {
  const own = and(
    eq(importChanges.importId, runId),
    inArray(importChanges.projectId, [...projectIds]),
  );
  return store.db.transaction(async (transaction) => {
    const tx = transaction as unknown as Database;
    await takeLock(tx, 'facts');
    await lookUpByKey(tx);
    const batches = await tx
      .select()
      .from(importChanges)
      .where(own)
      .orderBy(desc(importChanges.id));
    const outcome = new Outcome();
    for (const group of groupBatches(batches))
      await undoGroup({ tx, mergeProjects, now, outcome }, group);
    (await withdrawRun(tx, runId, projectIds, now)).forEach((one) => outcome.withdraw(one));
    await forgetDigests(tx, projectIds);
    await forgetLooks(tx, runId, projectIds);
    const ids = batches.map(({ id }) => id).filter((id) => !outcome.kept.has(id));
    await tx.delete(importChanges).where(inArray(importChanges.id, ids));
    await announceFacts(tx, outcome.facts, now);
    return { projects: outcome.projects, touched: outcome.touched };
  });
}
