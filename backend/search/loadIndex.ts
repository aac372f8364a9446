import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { readRows, type Database } from '../db/store';
import { IndexBuilder } from './IndexBuilder';
import type { SearchIndex } from './SearchIndex';

const PAGE = 2_000;
/** Yields to other work after this many ms. */
const TURN_MS = 10;

interface Row {
  id: string;
  nameOrder: string;
  /** A SearchResult as JSON. */
  result: string;
  aliases: string[] | null;
}

function readPage(db: Database, after: Row | undefined): Promise<Row[]> {
  return readRows<Row>(
    db,
    sql`
    select p.id, p.name_order as "nameOrder", json_build_object(
        'id', p.id, 'logo', p.logo, 'name', p.name, 'rank', s.rank, 'tokenTickers', p.tickers, 'letter', s.letter
      )::text as result,
      (select array_agg(a.alias) from project_aliases a where a.project_id = p.id) as aliases
    from (
      select id, logo, name, tickers, name_order from projects
      where (name_order, id) > (${after?.nameOrder ?? ''}, ${after?.id ?? ''}) order by name_order, id limit ${PAGE}
    ) p
    left join project_scores s on s.project_id = p.id
    order by p.name_order, p.id`,
  );
}

export async function loadIndex(db: Database): Promise<SearchIndex> {
  let since = performance.now();
  const pause = async () => {
    if (performance.now() - since < TURN_MS) return;
    await setImmediate();
    since = performance.now();
  };
  const builder = new IndexBuilder();
  let rows = await readPage(db, undefined);
  while (rows.length > 0) {
    for (const { result, aliases } of rows) builder.add(result, aliases ?? []);
    rows = await readPage(db, rows[rows.length - 1]);
  }
  return builder.build(pause);
}
