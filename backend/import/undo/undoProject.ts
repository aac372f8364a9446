import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { takeLock } from '../../db/advisoryLocks';
import {
  audits,
  bounties,
  contracts,
  importChanges,
  incidents,
  observations,
  projectAliases,
  projects,
  tokens,
  type RowChange,
} from '../../db/schema';
import { readRows, type Database, type Store } from '../../db/store';
import { appendEvents } from '../../events';
import { IMAGED, IMAGED_TABLES, readImages, type ImagedTable } from './images';

export interface UndoneProject {
  rows: number;
  /** What stays as it is, in words. */
  left: string[];
}

const label = ({ table, key }: RowChange): string => `${table.replace('_', ' ')} ${key}`;

async function remove(tx: Database, table: ImagedTable, key: string): Promise<void> {
  await tx.execute(sql`delete from ${sql.identifier(table)}
    where ${sql.identifier(IMAGED[table][0])}::text = ${key}`);
}

const TABLES: Record<ImagedTable, PgTable> = {
  projects,
  project_aliases: projectAliases,
  tokens,
  contracts,
  audits,
  incidents,
  bounties,
  observations,
};

/** Without columns that the database computes. */
const writable = (table: ImagedTable, row: object): string[] =>
  Object.values(getTableColumns(TABLES[table]))
    .map((column) => column.name)
    .filter((name) => name in row);

async function putBack(
  tx: Database,
  table: ImagedTable,
  row: Record<string, unknown>,
  now: string,
): Promise<void> {
  const { findings: listed, ...stored } = row;
  const own = table === 'projects' ? { ...stored, updated_at: now } : stored;
  const columnNames = writable(table, own);
  const name = sql.identifier(table);
  const key = sql.identifier(IMAGED[table][0]);
  const columns = sql.join(
    columnNames.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const set = sql.join(
    columnNames.map(
      (column) => sql`${sql.identifier(column)} = excluded.${sql.identifier(column)}`,
    ),
    sql`, `,
  );
  await tx.execute(sql`insert into ${name} (${columns})
    select ${columns} from jsonb_populate_record(null::${name}, ${JSON.stringify(own)}::jsonb)
    on conflict (${key}) do update set ${set}`);
  if (table !== 'audits') return;
  await tx.execute(sql`delete from findings where audit_id = ${stored.id as string}`);
  await tx.execute(sql`insert into findings (audit_id, ordinal, title, severity, status)
    select audit_id, ordinal, title, severity, status
    from jsonb_populate_recordset(null::findings, ${JSON.stringify(listed ?? [])}::jsonb)`);
}

const exists = async (tx: Database, projectId: unknown): Promise<boolean> =>
  (await readRows(tx, sql`select 1 from projects where id = ${projectId}`)).length > 0;

/** Whether someone else's facts or votes hang on the project. */
async function isUsed(tx: Database, projectId: string): Promise<boolean> {
  const tables = [...IMAGED_TABLES.filter((table) => table !== 'projects'), 'votes'];
  const parts = tables.map(
    (table) => sql`exists (select 1 from ${sql.identifier(table)} where project_id = ${projectId})`,
  );
  const [row] = await readRows<{ used: boolean }>(
    tx,
    sql`select ${sql.join(parts, sql` or `)} as used`,
  );
  return row?.used ?? false;
}

/** @returns whether the row was put back */
async function revert(tx: Database, change: RowChange, now: string): Promise<boolean> {
  const table = change.table as ImagedTable;
  const current = (await readImages(tx, table, [change.key])).get(change.key);
  if ((current?.digest ?? null) !== change.after) return false;
  if (change.before === null) {
    if (table === 'projects' && (await isUsed(tx, change.key))) return false;
    await remove(tx, table, change.key);
    return true;
  }
  const owner = table === 'projects' ? null : (change.before.project_id ?? null);
  if (owner !== null && !(await exists(tx, owner))) return false;
  await putBack(tx, table, change.before, now);
  return true;
}

const order = (change: RowChange): number => IMAGED_TABLES.indexOf(change.table as ImagedTable);

/** Put rows back parents first, then remove children first. */
function inOrder(changes: readonly RowChange[]): RowChange[] {
  const known = changes.filter(({ table }) => table !== 'moved');
  const back = known.filter(({ before }) => before !== null);
  const added = known.filter(({ before }) => before === null);
  return [
    ...back.sort((left, right) => order(left) - order(right)),
    ...added.sort((left, right) => order(right) - order(left)),
  ];
}

const factOf = ({ table, before }: RowChange): string =>
  table === 'bounties' ? 'bounty' : table === 'observations' ? String(before?.key ?? table) : table;

const EVIDENCE = ['contracts', 'audits', 'incidents', 'bounties', 'observations'];

/** In one transaction, which also forgets the project's changes. */
export function undoProject(
  store: Store,
  runId: number,
  projectId: string,
  now: string,
): Promise<UndoneProject> {
  const own = and(eq(importChanges.importId, runId), eq(importChanges.projectId, projectId));
  return store.db.transaction(async (transaction) => {
    const tx = transaction as unknown as Database;
    await takeLock(tx, 'facts');
    const batches = await tx
      .select()
      .from(importChanges)
      .where(own)
      .orderBy(desc(importChanges.id));
    const undone: UndoneProject = { rows: 0, left: [] };
    const facts = new Set<string>();
    for (const { changes } of batches) {
      changes
        .filter(({ table }) => table === 'moved')
        .forEach(({ key }) => undone.left.push(`merged into ${key}`));
      for (const change of inOrder(changes)) {
        if (!(await revert(tx, change, now))) undone.left.push(label(change));
        else {
          undone.rows += 1;
          if (EVIDENCE.includes(change.table)) facts.add(factOf(change));
        }
      }
    }
    await tx.delete(importChanges).where(own);
    if (facts.size > 0 && (await exists(tx, projectId)))
      await appendEvents(tx, now, [
        { type: 'fact.changed', projectId, data: { facts: [...facts].sort() } },
      ]);
    return undone;
  });
}
