import { setImmediate } from 'node:timers/promises';
import { sql, type SQL } from 'drizzle-orm';
import { readRows, textArray, type Database } from '../../db/store';
import { ChangedIndex } from './ChangedIndex';
import { IndexBuilder, type Pause } from './IndexBuilder';
import type { Searchable } from './searchable';
import type { SearchIndex } from './SearchIndex';

const PAGE = 2_000;
/** Yields to other work after this many ms. */
const TURN_MS = 10;

interface Row {
  id: string;
  nameOrder: string;
  /** A Kept as JSON. */
  result: string;
  aliases: string[] | null;
  issuer: string | null;
}

const rowsFrom = (db: Database, chosen: SQL): Promise<Row[]> =>
  readRows<Row>(
    db,
    sql`
    select p.id, p.name_order as "nameOrder", json_strip_nulls(json_build_object(
        'id', p.id, 'logo', p.logo, 'name', p.name, 'place', s.place, 'tokenTickers', p.tickers, 'letter', s.letter,
        'value', case when s.place is null then s.value_usd end, 'score', case when s.place is null then s.score end
      ))::text as result,
      (select array_agg(a.alias) from project_aliases a where a.project_id = p.id) as aliases, r.issuer_id as issuer
    from (
      select id, logo, name, tickers, name_order from projects where ${chosen}
    ) p
    left join project_scores s on s.project_id = p.id left join issued_records r on r.project_id = p.id
    order by p.name_order, p.id`,
  );

const readPage = (db: Database, after: Row | undefined): Promise<Row[]> =>
  rowsFrom(
    db,
    sql`(name_order, id) > (${after?.nameOrder ?? ''}, ${after?.id ?? ''}) order by name_order, id limit ${PAGE}`,
  );

function takeTurns(): Pause {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < TURN_MS) return;
    await setImmediate();
    since = performance.now();
  };
}

export async function loadIndex(db: Database): Promise<SearchIndex> {
  const builder = new IndexBuilder();
  let rows = await readPage(db, undefined);
  while (rows.length > 0) {
    rows.forEach(({ result, aliases, issuer }) => builder.add(result, aliases ?? [], issuer));
    rows = await readPage(db, rows[rows.length - 1]);
  }
  return builder.build(takeTurns());
}

/** The base, with what the store says of `ids` now. */
export async function changeIndex(
  db: Database,
  base: SearchIndex,
  ids: ReadonlySet<string>,
): Promise<Searchable> {
  const pause = takeTurns();
  const rows = await rowsFrom(db, sql`id = any(${textArray(ids)})`);
  const hidden = new Set<number>();
  for (const [number, id] of base.ids.entries()) {
    if (number % 10_000 === 0) await pause();
    if (ids.has(id)) hidden.add(number);
  }
  const builder = new IndexBuilder();
  rows.forEach(({ result, aliases, issuer }) => builder.add(result, aliases ?? [], issuer));
  return ChangedIndex.over(base.hiding(hidden), await builder.build(pause), pause);
}
