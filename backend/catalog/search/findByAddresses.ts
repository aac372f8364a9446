import { sql } from 'drizzle-orm';
import { readRows, textArray, type Database } from '../../db/store';
import type { FoundProject } from './FoundProject';
import type { Keyword } from './keyword';

type Address = Pick<Keyword, 'caip' | 'address'>;

interface Row extends FoundProject {
  place: number;
}

/** Nothing has it. */
const NONE = '';

/**
 * For each address or CAIP id, in its place: the projects that have it, in the order of results. One
 * query for all.
 */
export async function findByAddresses(
  db: Database,
  addresses: readonly Address[],
): Promise<FoundProject[][]> {
  const found = addresses.map((): FoundProject[] => []);
  if (addresses.length === 0) return found;
  const rows = await readRows<Row>(
    db,
    sql`
    with asked as (
      select caip, address, place::int - 1 as place from unnest(
        ${textArray(addresses.map(({ caip }) => caip ?? NONE))},
        ${textArray(addresses.map(({ address }) => address ?? NONE))}
      ) with ordinality as g (caip, address, place)
    )
    select m.place, p.id, p.logo, p.name, p.tickers as "tokenTickers", s.letter
    from (
      select place, project_id from asked a join contracts c on c.id = a.caip
      union select place, project_id from asked a join contracts c on c.address = a.address
      union select place, project_id from asked a join tokens t on t.id = a.caip
      union select place, project_id from asked a join tokens t on t.address = a.address
      -- A token is an account too: its CAIP-10 id is its chain and its address.
      union select place, project_id from asked a join tokens t
        on t.address = split_part(a.caip, ':', 3) and t.chain || ':' || t.address = a.caip
    ) m
    join projects p on p.id = m.project_id left join project_scores s on s.project_id = p.id
    order by m.place, s.place nulls last, s.letter is null, p.name_order, p.id`,
  );
  for (const { place, ...project } of rows) found[place]!.push(project);
  return found;
}
