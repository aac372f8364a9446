/** Keeps what undoing a run needs, in the transaction that writes. */
import { sql } from 'drizzle-orm';
import { importChanges, type RowChange } from '../../db/schema';
import { readRows, type Database } from '../../db/store';
import { distinct } from '../store/head';
import type { Plan } from '../store/plan';
import { upsertRows } from '../store/upsertRows';
import {
  IMAGED_TABLES,
  readImages,
  readNewObservations,
  type Image,
  type ImagedTable,
} from './images';

type Images = Map<ImagedTable, Map<string, Image>>;

const ids = (rows: readonly { id: string }[]): string[] => rows.map((row) => row.id);

function plannedKeys(plan: Plan): Partial<Record<ImagedTable, string[]>> {
  return {
    projects: ids(plan.projects),
    project_aliases: plan.aliases.map((row) => row.alias),
    tokens: ids(plan.tokens),
    contracts: [...ids(plan.contracts), ...plan.dropped.contracts],
    audits: [...ids(plan.audits), ...plan.dropped.audits],
    incidents: [...ids(plan.incidents), ...plan.dropped.incidents],
    observations: plan.dropped.observations.map(({ id }) => String(id)),
    bounties: [...plan.bounties.map((row) => row.projectId), ...plan.dropped.bounties],
  };
}

async function readPlanned(tx: Database, plan: Plan): Promise<Images> {
  const keys = plannedKeys(plan);
  const images: Images = new Map();
  for (const table of IMAGED_TABLES)
    images.set(table, await readImages(tx, table, distinct(keys[table] ?? [])));
  return images;
}

async function lastObservation(tx: Database): Promise<number> {
  const [row] = await readRows<{ id: number | null }>(
    tx,
    sql`select max(id) as id from observations`,
  );
  return row?.id ?? 0;
}

class Changes {
  readonly byProject = new Map<string, RowChange[]>();

  add(projectId: string | null, change: RowChange): void {
    const key = projectId ?? '';
    const list = this.byProject.get(key);
    if (list) list.push(change);
    else this.byProject.set(key, [change]);
  }
}

function compare(changes: Changes, before: Images, after: Images): void {
  for (const table of IMAGED_TABLES) {
    const [old, now] = [before.get(table), after.get(table)];
    for (const key of distinct([...(old?.keys() ?? []), ...(now?.keys() ?? [])])) {
      const [was, is] = [old?.get(key), now?.get(key)];
      if (was?.digest === is?.digest) continue;
      changes.add(was?.projectId ?? is?.projectId ?? null, {
        table,
        key,
        before: was?.row ?? null,
        after: is?.digest ?? null,
      });
    }
  }
}

/** @returns a function to call after the plan is written; the caller holds the lock `facts` */
export async function watchChanges(
  tx: Database,
  plan: Plan,
  runId: number,
): Promise<() => Promise<void>> {
  const before = await readPlanned(tx, plan);
  const last = plan.observations.length > 0 ? await lastObservation(tx) : 0;
  return async () => {
    const changes = new Changes();
    plan.moved.forEach(({ from, to }) =>
      changes.add(from, { table: 'moved', key: to, before: null, after: null }),
    );
    compare(changes, before, await readPlanned(tx, plan));
    const observed = distinct(plan.observations.map((row) => row.projectId));
    const added = observed.length > 0 ? await readNewObservations(tx, observed, last) : [];
    added.forEach(({ projectId, key, digest }) =>
      changes.add(projectId, { table: 'observations', key, before: null, after: digest }),
    );
    const rows = [...changes.byProject].map(([projectId, list]) => ({
      importId: runId,
      projectId,
      changes: list,
    }));
    await upsertRows(tx, importChanges, rows);
  };
}
