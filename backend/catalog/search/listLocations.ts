import { sql } from 'drizzle-orm';
import { NOT_CHECKED, type ShortAnswer } from '../../../contracts/ratings/answers';
import type { SearchResult } from '../../../contracts/projects/projects';
import { checksumAddress } from '../../chains/checksum';
import { rankAt } from '../../db/rankAt';
import { readRows, textArray, type Database } from '../../db/store';
import { ISSUE_COLUMNS } from '../../facts/issuers';

/** What the rows of one answer show beside what was found. */
export type Location = Pick<
  SearchResult,
  | 'answers'
  | 'chains'
  | 'address'
  | 'rank'
  | 'state'
  | 'score'
  | 'possible'
  | 'issuedCount'
  | 'issuedBy'
>;

interface Row extends Omit<Location, 'address' | 'answers'> {
  answers: ShortAnswer[] | null;
  id: string;
  /** CAIP-2 id of the address. */
  chain: string | null;
  address: string | null;
}

const toAddress = ({ chain, address }: Row): string | null =>
  address !== null && chain?.startsWith('eip155:') ? checksumAddress(address) : address;

/**
 * Chains, rating and one address of each project: that of a token, best of its first ticker, then on its
 * first chain; without a token that of a contract. Reads by key: cheap for the rows of an answer.
 */
export async function listLocations(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Location>> {
  if (ids.length === 0) return new Map();
  const rows = await readRows<Row>(
    db,
    sql`
    select p.id, p.chains, a.chain, a.address, coalesce(s.state, 'not-rated') as state,
      ${rankAt(sql`s.place`)} as rank, s.score, s.possible, s.answers,
      ${ISSUE_COLUMNS}
    from projects p left join project_scores s on s.project_id = p.id left join lateral (
      select chain, address from (
        select 0 as kind, id, chain, address, symbol from tokens where project_id = p.id
        union all
        select 1, id, chain, address, null from contracts where project_id = p.id
      ) recorded
      order by kind, (symbol = p.tickers[1]) desc nulls last, (chain = p.chains[1]) desc nulls last, id limit 1
    ) a on true
    where p.id = any(${textArray(ids)})`,
  );
  return new Map(
    rows.map((row) => {
      const { id, chain: _, ...shown } = row;
      return [id, { ...shown, answers: row.answers ?? NOT_CHECKED, address: toAddress(row) }];
    }),
  );
}
