import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Database } from '../db/store';
import type { Searchable } from './searchWords';

const PAGE = 5_000;

function selectSearchables(from: SQL): SQL {
  return sql`
    select p.id, p.name, p.tickers, p.name_order as "nameOrder", p.rated, p.place, coalesce(a.aliases, '{}') as aliases
    from (${from}) p
    left join lateral (select array_agg(x.alias) as aliases from project_aliases x where x.project_id = p.id) a on true`;
}

/** The given projects, those that exist. */
export function listSearchables(db: Database, ids: readonly string[]): Promise<Searchable[]> {
  return rowsOf<Searchable>(
    db,
    selectSearchables(
      sql`select id, name, tickers, name_order, false as rated, 0 as place from projects where id = any(${sql.param(ids)}::text[])`,
    ),
  );
}

/** A list of words or slugs as one parameter: none of them holds a comma, and a list as such is slow to send when it is long. */
export const packed = (values: readonly (string | number)[]): SQL =>
  sql`string_to_array(${values.join(',')}, ',')`;

interface Row extends Searchable {
  nameOrder: string;
  place: number;
  rated: boolean;
}

/** All project ids, in pages: bounded memory however many there are. */
export async function* idPages(db: Database, size: number): AsyncGenerator<string[]> {
  for (let after = ''; ;) {
    const rows = await rowsOf<{ id: string }>(
      db,
      sql`select id from projects where id > ${after} order by id limit ${size}`,
    );
    if (rows.length === 0) return;
    yield rows.map((row) => row.id);
    after = rows[rows.length - 1]?.id ?? '';
  }
}

/** A project on the way through all of them in the order of search results. */
export interface RankedSearchable extends Searchable {
  /** Has a letter: among those without a rank, such ones go first. */
  rated: boolean;
}

/** Every project, in pages: the ranked ones by rank, then the others by name, rated or not. */
export async function* searchablesByRank(db: Database): AsyncGenerator<RankedSearchable[]> {
  for (let after = 0; ;) {
    const rows = await rowsOf<Row>(
      db,
      sql`${selectSearchables(sql`
      select p.id, p.name, p.tickers, p.name_order, true as rated, s.rank as place
      from project_scores s join projects p on p.id = s.project_id
      where s.rank > ${after} order by s.rank limit ${PAGE}`)} order by p.place`,
    );
    if (rows.length === 0) break;
    yield rows;
    after = rows[rows.length - 1]?.place ?? after;
  }
  for (let after: [string, string] = ['', '']; ;) {
    const rows = await rowsOf<Row>(
      db,
      sql`${selectSearchables(sql`
      select p.id, p.name, p.tickers, p.name_order, s.letter is not null as rated, 0 as place
      from projects p left join project_scores s on s.project_id = p.id
      where (p.name_order, p.id) > (${after[0]}, ${after[1]}) and s.rank is null
      order by p.name_order, p.id limit ${PAGE}`)} order by p.name_order, p.id`,
    );
    if (rows.length === 0) break;
    yield rows;
    const last = rows[rows.length - 1];
    after = [last?.nameOrder ?? '', last?.id ?? ''];
  }
}
