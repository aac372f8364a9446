/** Takes changes of rows back, table by table, where nothing has changed them since. */
import { and, getTableColumns, or, sql } from 'drizzle-orm';
import { projects, type RowChange } from '../../../db/schema';
import { inList, textArray, type Database } from '../../../db/store';
import { IMAGED, IMAGED_TABLES, IN_USE, type ImagedTable } from './imagedTables';
import { keyIn, readImages } from './images';

type Row = Record<string, unknown>;

/** Without columns that the database computes. */
const writable = (table: ImagedTable, row: Row): string[] =>
  Object.values(getTableColumns(IMAGED[table].table))
    .map((column) => column.name)
    .filter((name) => name in row);

async function writeFindings(tx: Database, rows: readonly Row[]): Promise<void> {
  const listed = rows.flatMap(({ findings }) => (findings as Row[] | undefined) ?? []);
  const ids = rows.map(({ id }) => String(id));
  await tx.execute(sql`delete from findings where audit_id = any(${textArray(ids)})`);
  await tx.execute(sql`insert into findings (audit_id, ordinal, title, severity, status)
    select audit_id, ordinal, title, severity, status
    from jsonb_populate_recordset(null::findings, ${JSON.stringify(listed)}::jsonb)`);
}

const linkRows = (tx: Database, table: ImagedTable, rows: readonly Row[]): Promise<unknown> =>
  tx.execute(sql`update ${sql.identifier(table)} t set project_id = r.project_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r (id text, project_id text) where t.id = r.id`);

async function writeRows(
  tx: Database,
  table: ImagedTable,
  rows: readonly Row[],
  now: string,
): Promise<void> {
  if (IMAGED[table].linked) return void (await linkRows(tx, table, rows));
  const own = table === 'projects' ? rows.map((row) => ({ ...row, updated_at: now })) : rows;
  const conflict = sql.join(
    IMAGED[table].key.map((name) => sql.identifier(name)),
    sql`, `,
  );
  // Rows that were kept before a column existed leave it alone.
  for (const [names, group] of Map.groupBy(own, (row) => writable(table, row).join(','))) {
    const columns = names.split(',').map((name) => sql.identifier(name));
    const list = sql.join(columns, sql`, `);
    const set = sql.join(
      columns.map((column) => sql`${column} = excluded.${column}`),
      sql`, `,
    );
    await tx.execute(sql`insert into ${sql.identifier(table)} (${list})
      select ${list} from jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(group)}::jsonb)
      on conflict (${conflict}) do update set ${set}`);
  }
  if (table === 'audits') await writeFindings(tx, rows);
}

export async function findProjects(
  tx: Database,
  ids: readonly unknown[],
): Promise<ReadonlySet<unknown>> {
  if (ids.length === 0) return new Set();
  const found = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(inList(projects.id, ids.map(String)));
  return new Set(found.map(({ id }) => id));
}

/** Those that someone else's facts or votes hang on. */
export async function findUsed(
  tx: Database,
  ids: readonly string[],
  tables: readonly ImagedTable[] = IN_USE,
): Promise<ReadonlySet<string>> {
  const parts = tables.map(
    (table) =>
      sql`exists (select 1 from ${sql.identifier(table)} where project_id = ${projects.id})`,
  );
  const used = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(and(inList(projects.id, ids), or(...parts)));
  return new Set(used.map(({ id }) => id));
}

export async function findUnchanged(
  tx: Database,
  table: ImagedTable,
  changes: readonly RowChange[],
): Promise<RowChange[]> {
  const keys = changes.map(({ key }) => key);
  const images = await readImages(tx, table, keys);
  return changes.filter(({ key, after }) => (images.get(key)?.digest ?? null) === after);
}

async function putBack(
  tx: Database,
  table: ImagedTable,
  changes: readonly RowChange[],
  now: string,
): Promise<RowChange[]> {
  const unchanged = await findUnchanged(tx, table, changes);
  // Rulings outlive their projects.
  const owners = (row: Row | null): unknown =>
    table === 'projects' || table === 'rulings' ? null : row?.project_id;
  const named = unchanged.flatMap(({ before }) => owners(before) ?? []);
  const present = await findProjects(tx, named);
  const owned = unchanged.filter(({ before }) => {
    const owner = owners(before) ?? null;
    return owner === null || present.has(owner);
  });
  const rows = owned.map(({ before }) => before!);
  await writeRows(tx, table, rows, now);
  return owned;
}

async function remove(
  tx: Database,
  table: ImagedTable,
  changes: readonly RowChange[],
): Promise<RowChange[]> {
  const unchanged = await findUnchanged(tx, table, changes);
  const keys = unchanged.map(({ key }) => key);
  const used = table === 'projects' ? await findUsed(tx, keys) : new Set<string>();
  const free = unchanged.filter(({ key }) => !used.has(key));
  const gone = free.map(({ key }) => key);
  await tx.execute(sql`delete from ${sql.identifier(table)} t where ${keyIn(table, gone)}`);
  return free;
}

/**
 * Puts rows back parents first, then removes children first.
 * @param changes at most one of each row
 * @returns those taken back
 */
export async function revertRows(
  tx: Database,
  changes: readonly RowChange[],
  now: string,
): Promise<ReadonlySet<RowChange>> {
  const ofTable = (table: ImagedTable, isBack: boolean) =>
    changes.filter((change) => change.table === table && (change.before !== null) === isBack);
  const reverted = new Set<RowChange>();
  for (const table of IMAGED_TABLES) {
    const back = ofTable(table, true);
    if (back.length > 0) (await putBack(tx, table, back, now)).forEach((one) => reverted.add(one));
  }
  for (const table of [...IMAGED_TABLES].reverse()) {
    const added = ofTable(table, false);
    if (added.length > 0) (await remove(tx, table, added)).forEach((one) => reverted.add(one));
  }
  return reverted;
}
