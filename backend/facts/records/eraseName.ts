/** Takes a name out of all that this site has recorded and published, for good. */
import { isDeepStrictEqual } from 'node:util';
import { eq, getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { OperatorError } from '../../admin/OperatorError';
import * as schema from '../../db/schema';
import { readRows, type Database } from '../../db/store';
import { ensureSources, SOURCE_JSON, sourceKey, type SourceFacts } from '../import';
import { factsHash } from '../../ratings';

export const ERASED = '(name erased)';

const TABLES: readonly PgTable[] = [
  ...[schema.projects, schema.tokens, schema.contracts, schema.audits],
  ...[schema.findings, schema.incidents, schema.bounties, schema.observations],
  ...[schema.ratings, schema.rulings, schema.corrections, schema.statements],
  ...[schema.importChanges, schema.imports, schema.chainLooks, schema.embeddedRecords],
  ...[schema.events, schema.alerts, schema.reports],
];
/** With a `source_id`. */
const CITING: readonly PgTable[] = [
  ...[schema.contracts, schema.issuedTokens, schema.issuedRecords, schema.audits],
  ...[schema.incidents, schema.bounties, schema.observations],
];
const AT_ONCE = 200;
/** What is no text of ours: ids, days, whose a row is. */
const NEVER = /^(id|key|chain|address|account|reference|email|.*_(id|key|at|on))$/;

type Row = Record<string, unknown>;

/** Of scripts that part words by spaces. */
const IN_WORD = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]/u;
const ID = /^(?!https?:)\S+:\S+$/;

/** Not within a longer word. */
const isWhole = (text: string, at: number, name: string): boolean =>
  text.slice(at, at + name.length).toLowerCase() === name.toLowerCase() &&
  !IN_WORD.test(text.charAt(at - 1)) &&
  !IN_WORD.test(text.charAt(at + name.length));

function withoutIn(text: string, name: string): string {
  if (ID.test(text) || !text.toLowerCase().includes(name.toLowerCase())) return text;
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at + name.length <= text.length; at += 1)
    if (isWhole(text, at, name)) {
      parts.push(text.slice(from, at));
      from = at + name.length;
      at = from - 1;
    }
  return [...parts, text.slice(from)].join(ERASED);
}

/** In the text of values, not in names of fields or ids; upper and lower case are the same. */
export function without(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((one) => without(one, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, without(one, name)]));
  return typeof value === 'string' ? withoutIn(value, name) : value;
}

/** Who recomputes a rating finds its hash. */
function withHash(row: Row): Row {
  const hash = factsHash(row.facts as never, String(row.method_version));
  const explanation = { ...(row.explanation as Row), factsHash: hash };
  return { ...row, facts_hash: hash, explanation };
}

const columnsOf = (table: PgTable): string[] =>
  Object.values(getTableColumns(table))
    .filter((column) => ['string', 'json', 'array'].includes(column.dataType))
    .map((column) => column.name)
    .filter((column) => !NEVER.test(column));

/** Its longest part that is the same in text and JSON, and whose case every database knows. */
function findable(name: string): string {
  const parts = name.toLowerCase().split(/[^ -~]|["\\]/);
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}

const mayHave = (column: string, name: string): SQL =>
  sql`position(${findable(name)} in lower(t.${sql.identifier(column)}::text)) > 0`;

interface Place {
  table: PgTable;
  /** Where the row is: it has changed by no one else, as the caller has the lock. */
  ctid: string;
}

async function writeRow(tx: Database, { table, ctid }: Place, row: Row, columns: string[]) {
  const of = sql.identifier(getTableName(table));
  const set = columns.map((name) => sql`${sql.identifier(name)} = r.${sql.identifier(name)}`);
  await tx.execute(sql`update ${of} t set ${sql.join(set, sql`, `)}
    from jsonb_populate_record(null::${of}, ${JSON.stringify(row)}::jsonb) r where t.ctid = ${ctid}::tid`);
}

/** @returns of each row that had it the project, if it has one */
async function eraseIn(tx: Database, table: PgTable, name: string): Promise<unknown[]> {
  const columns = columnsOf(table);
  const where = columns.map((column) => mayHave(column, name));
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
      const now = table === schema.ratings ? withHash({ ...row, ...own }) : own;
      await writeRow(tx, { table, ctid }, now, columns);
      erased.push(row[owner]);
    }
    if (found.length < AT_ONCE) return erased;
    after = found.at(-1)!.ctid;
  }
}

/** A source without the name may be there already: what cites this one then cites that. */
async function eraseInSources(tx: Database, name: string): Promise<number> {
  const all = await readRows<{ id: number; source: SourceFacts }>(
    tx,
    sql`select s.id, ${SOURCE_JSON} as source from sources s
      where position(${findable(name)} in lower(concat_ws(' ', s.url, s.title, s.locator))) > 0`,
  );
  const named = all
    .map(({ id, source }) => ({ id, own: without(source, name) as SourceFacts, source }))
    .filter(({ own, source }) => !isDeepStrictEqual(own, source));
  const ids = await ensureSources(
    tx,
    named.map(({ own }) => own),
  );
  for (const { id, own } of named) {
    const to = ids.get(sourceKey(own))!;
    for (const table of CITING)
      await tx.execute(
        sql`update ${sql.identifier(getTableName(table))} set source_id = ${to} where source_id = ${id}`,
      );
    await tx.execute(sql`update contracts set field_sources = (
      select jsonb_object_agg(f.key, case when f.value = ${id}::text then ${to}::bigint else f.value::bigint end)
      from jsonb_each_text(field_sources) f)
      where exists (select 1 from jsonb_each_text(field_sources) f where f.value = ${id}::text)`);
    await tx.delete(schema.sources).where(eq(schema.sources.id, id));
  }
  return named.length;
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

export interface ErasedRows {
  /** How many, by table. */
  tables: Record<string, number>;
  projectIds: string[];
}

/** In the caller's transaction. No undo takes it back. @throws OperatorError */
export async function eraseName(tx: Database, name: string): Promise<ErasedRows> {
  await assertNoProject(tx, name);
  await tx.execute(sql`select set_config('plumbline.erases', 'on', true)`);
  const sources = await eraseInSources(tx, name);
  const tables: Record<string, number> = sources > 0 ? { sources } : {};
  const ids = new Set<string>();
  for (const table of TABLES) {
    const owners = await eraseIn(tx, table, name);
    if (owners.length > 0) tables[getTableName(table)] = owners.length;
    for (const id of owners) if (typeof id === 'string' && id !== '') ids.add(id);
  }
  if (Object.keys(tables).length === 0) throw new OperatorError('Nothing has that name.');
  return { tables, projectIds: [...ids] };
}
