/** Takes a name out of all that this site has recorded and published, for good. */
import { isDeepStrictEqual } from 'node:util';
import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { insertAudit, OPERATOR } from '../accounts';
import { OperatorError } from '../admin/OperatorError';
import { takeLock } from '../db/advisoryLocks';
import * as schema from '../db/schema';
import { readRows, type Database, type Store } from '../db/store';
import { rateTouched } from '../import';
import { factsHash } from '../ratings';
import type { ChangeReport } from './changeRecords';
import type { Erasing } from './recordsArguments';

export const ERASED = '(name erased)';

const TABLES: readonly PgTable[] = [
  ...[schema.projects, schema.tokens, schema.contracts, schema.audits],
  ...[schema.findings, schema.incidents, schema.bounties, schema.observations, schema.sources],
  ...[schema.ratings, schema.rulings, schema.corrections, schema.statements],
  ...[schema.importChanges, schema.imports, schema.chainLooks, schema.embeddedRecords],
  ...[schema.events, schema.alerts, schema.reports],
];
const AT_ONCE = 200;
/** What is no text of ours: ids, days, whose a row is. */
const NEVER = /^(id|key|chain|address|account|reference|email|.*_(id|key|at|on))$/;

type Row = Record<string, unknown>;

const IN_WORD = /[\p{L}\p{N}]/u;

/** Not within a longer word. */
const isWhole = (text: string, at: number, name: string): boolean =>
  text.slice(at, at + name.length).toLowerCase() === name.toLowerCase() &&
  !IN_WORD.test(text.charAt(at - 1)) &&
  !IN_WORD.test(text.charAt(at + name.length));

/** In the text of values, not in the names of fields; upper and lower case are the same. */
function without(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((one) => without(one, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, without(one, name)]));
  if (typeof value !== 'string') return value;
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at + name.length <= value.length; at += 1)
    if (isWhole(value, at, name)) {
      parts.push(value.slice(from, at));
      from = at + name.length;
      at = from - 1;
    }
  return [...parts, value.slice(from)].join(ERASED);
}

/** What was handed in with the name is read again; who recomputes a rating finds its hash. */
function settle(table: PgTable, row: Row): Row {
  if (table === schema.statements) return { ...row, digest: null };
  if (table !== schema.ratings) return row;
  const hash = factsHash(row.facts as never, String(row.method_version));
  return {
    ...row,
    facts_hash: hash,
    explanation: { ...(row.explanation as Row), factsHash: hash },
  };
}

const columnsOf = (table: PgTable): string[] =>
  Object.values(getTableColumns(table))
    .filter((column) => ['string', 'json', 'array'].includes(column.dataType))
    .map((column) => column.name)
    .filter((column) => !NEVER.test(column));

/** The name as text and as JSON has it. */
const contains = (column: string, name: string): SQL => {
  const text = sql`lower(t.${sql.identifier(column)}::text)`;
  const escaped = JSON.stringify(name).slice(1, -1);
  return sql`position(lower(${name}) in ${text}) > 0 or position(lower(${escaped}) in ${text}) > 0`;
};

interface Place {
  table: PgTable;
  /** Where the row is: it has changed by no one else, as the caller has the lock. */
  ctid: string;
}

async function writeRow(tx: Database, { table, ctid }: Place, row: Row, columns: string[]) {
  const of = sql.identifier(getTableName(table));
  const own = 'digest' in row ? [...columns, 'digest'] : columns;
  const set = own.map((name) => sql`${sql.identifier(name)} = r.${sql.identifier(name)}`);
  await tx.execute(sql`update ${of} t set ${sql.join(set, sql`, `)}
    from jsonb_populate_record(null::${of}, ${JSON.stringify(row)}::jsonb) r where t.ctid = ${ctid}::tid`);
}

/** @returns of each row that had it the project, if it has one */
async function eraseIn(tx: Database, table: PgTable, name: string): Promise<unknown[]> {
  const columns = columnsOf(table);
  const where = columns.map((column) => contains(column, name));
  const owner = table === schema.projects ? 'id' : 'project_id';
  const erased: unknown[] = [];
  let after = '(0,0)';
  for (;;) {
    const found = await readRows<{ ctid: string; row: Row }>(
      tx,
      sql`select t.ctid::text as ctid, to_jsonb(t) as row from ${sql.identifier(getTableName(table))} t
        where (${sql.join(where, sql` or `)}) and t.ctid > ${after}::tid order by t.ctid limit ${AT_ONCE}`,
    );
    for (const { ctid, row } of found) {
      const own = Object.fromEntries(columns.map((column) => [column, without(row[column], name)]));
      if (columns.every((column) => isDeepStrictEqual(own[column], row[column]))) continue;
      await writeRow(tx, { table, ctid }, settle(table, { ...row, ...own }), columns);
      erased.push(row[owner]);
    }
    if (found.length < AT_ONCE) return erased;
    after = found.at(-1)!.ctid;
  }
}

/** @throws OperatorError where a project would lose its name */
async function assertNoProject(tx: Database, name: string): Promise<void> {
  const [project] = await readRows<{ id: string }>(
    tx,
    sql`select id from projects where lower(name) = lower(${name}) or id = lower(${name})
      or exists (select 1 from unnest(tickers) ticker where lower(ticker) = lower(${name})) limit 1`,
  );
  if (project)
    throw new OperatorError(
      `That is a name or ticker of project ${project.id}. Remove or correct the project instead.`,
    );
}

async function eraseEverywhere(tx: Database, name: string) {
  await assertNoProject(tx, name);
  await tx.execute(sql`select set_config('plumbline.erases', 'on', true)`);
  const tables: Record<string, number> = {};
  const ids = new Set<string>();
  for (const table of TABLES) {
    const owners = await eraseIn(tx, table, name);
    if (owners.length > 0) tables[getTableName(table)] = owners.length;
    for (const id of owners) if (typeof id === 'string' && id !== '') ids.add(id);
  }
  if (Object.keys(tables).length === 0) throw new OperatorError('Nothing has that name.');
  return { tables, ids: [...ids] };
}

class RolledBack extends Error {}

/**
 * All or nothing, with an audit row that does not have the name. No undo takes it back.
 * @throws OperatorError
 */
export async function eraseName(
  store: Store,
  { name, by, reason, dryRun }: Erasing,
  { now }: { now: Date },
): Promise<ChangeReport> {
  if (without(`${by} ${reason}`, name) !== `${by} ${reason}`)
    throw new OperatorError('The audit log keeps the reason: say it without the name.');
  let done: { tables: Record<string, number>; ids: string[] } = { tables: {}, ids: [] };
  await store.db
    .transaction(async (transaction) => {
      const tx = transaction as unknown as Database;
      await takeLock(tx, 'facts');
      done = await eraseEverywhere(tx, name);
      if (dryRun) throw new RolledBack();
      const detail = `erase a name by ${by}: ${reason}`;
      await insertAudit(tx, { event: 'name-erased', outcome: 'success', detail, ...OPERATOR }, now);
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  const rating = dryRun ? null : await rateTouched(store, done.ids, { now });
  const notes = ['A file or list that says it again brings it back. Mails and backups keep it.'];
  return { what: 'erase a name', dryRun, tables: done.tables, notes, run: null, rating };
}
