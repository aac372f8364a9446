import { and, desc, eq, inArray } from 'drizzle-orm';
import { takeLock } from '../../db/advisoryLocks';
import { importChanges, type RowChange } from '../../db/schema';
import type { Database, Store } from '../../db/store';
import { appendEvents } from '../../events';
import { lookUpByKey } from '../writeBatch';
import { findProjects, revertRows } from './revertRows';

export interface UndoneProject {
  rows: number;
  /** What stays as it is, in words. */
  left: string[];
}

interface Batch {
  projectId: string;
  changes: RowChange[];
}

/** Newest first; each group names a project and a row once. */
function groupBatches(batches: readonly Batch[]): Batch[][] {
  const groups: Batch[][] = [];
  const seen = new Set<string>();
  for (const batch of batches) {
    const names = [
      `project ${batch.projectId}`,
      ...batch.changes.map(({ table, key }) => `${table} ${key}`),
    ];
    if (groups.length === 0 || names.some((name) => seen.has(name))) {
      groups.push([]);
      seen.clear();
    }
    groups.at(-1)!.push(batch);
    names.forEach((name) => seen.add(name));
  }
  return groups;
}

const label = ({ table, key }: RowChange): string => `${table.replace('_', ' ')} ${key}`;

const factOf = ({ table, before }: RowChange): string =>
  table === 'bounties' ? 'bounty' : table === 'observations' ? String(before?.key ?? table) : table;

const EVIDENCE = ['contracts', 'audits', 'incidents', 'bounties', 'observations'];

class Outcome {
  readonly projects = new Map<string, UndoneProject>();
  readonly facts = new Map<string, Set<string>>();

  add({ projectId, changes }: Batch, reverted: ReadonlySet<RowChange>): void {
    const project = this.projects.get(projectId) ?? { rows: 0, left: [] };
    const facts = this.facts.get(projectId) ?? new Set<string>();
    for (const change of changes) {
      if (change.table === 'moved') project.left.push(`merged into ${change.key}`);
      else if (!reverted.has(change)) project.left.push(label(change));
      else {
        project.rows += 1;
        if (EVIDENCE.includes(change.table)) facts.add(factOf(change));
      }
    }
    this.projects.set(projectId, project);
    this.facts.set(projectId, facts);
  }
}

async function announce(tx: Database, { facts }: Outcome, now: string): Promise<void> {
  const present = await findProjects(tx, [...facts.keys()]);
  const events = [...facts]
    .filter(([projectId, names]) => names.size > 0 && present.has(projectId))
    .map(([projectId, names]) => ({
      type: 'fact.changed' as const,
      projectId,
      data: { facts: [...names].sort() },
    }));
  await appendEvents(tx, now, events);
}

/**
 * In one transaction, which also forgets the projects' changes.
 * @returns by project id
 */
export function undoProjects(
  store: Store,
  runId: number,
  projectIds: readonly string[],
  now: string,
): Promise<ReadonlyMap<string, UndoneProject>> {
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
    for (const group of groupBatches(batches)) {
      const changes = group.flatMap((batch) => batch.changes);
      const reverted = await revertRows(tx, changes, now);
      group.forEach((batch) => outcome.add(batch, reverted));
    }
    await tx.delete(importChanges).where(own);
    await announce(tx, outcome, now);
    return outcome.projects;
  });
}
