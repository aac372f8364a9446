import { sql } from 'drizzle-orm';
import { readRows, type Database } from '../../db/store';
import type { FoundProject } from './FoundProject';
import type { Keyword } from './keyword';
import { SEARCH_MAX_MATCHES } from './limits';
import type { Window } from './findNumbers';
import type { Matches, Searchable } from './searchable';

async function findByAddress(
  db: Database,
  { caip, address }: Pick<Keyword, 'caip' | 'address'>,
): Promise<FoundProject[]> {
  return readRows<FoundProject>(
    db,
    sql`
    select p.id, p.logo, p.name, s.rank, p.tickers as "tokenTickers", s.letter
    from (
      select project_id from contracts where id = ${caip}::text or address = ${address}::text
      union
      -- A token is an account too: its CAIP-10 id is its chain and its address.
      select project_id from tokens where id = ${caip}::text
        or address in (${address}::text, split_part(${caip}::text, ':', 3)) and (address = ${address}::text or chain || ':' || address = ${caip}::text)
    ) m
    join projects p on p.id = m.project_id left join project_scores s on s.project_id = p.id
    order by s.rank nulls last, s.letter is null, p.name_order, p.id limit ${SEARCH_MAX_MATCHES}`,
  );
}

/** Addresses and CAIP ids are looked up in the store, anything else in the index. */
export async function findMatches(
  db: Database,
  index: Searchable,
  keyword: Keyword,
  window: Window,
): Promise<Matches> {
  if (keyword.caip !== null || keyword.address !== null) {
    const found = await findByAddress(db, keyword);
    if (found.length > 0)
      return { items: found.slice(window.skip, window.skip + window.take), total: found.length };
  }
  return index.find(keyword, window);
}
