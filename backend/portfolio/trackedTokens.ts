import { sql } from 'drizzle-orm';
import { PORTFOLIO_TOKENS_MAX } from '../../contracts/limits';
import { readRows, type Database } from '../db/store';

export interface TrackedToken {
  /** CAIP-19. */
  id: string;
  address: string;
  symbol: string;
  decimals: number | null;
  projectId: string;
}

export interface TrackedTokens {
  /** Those of the best ranked projects. */
  tokens: TrackedToken[];
  tracked: number;
}

/** Tokens of rated projects first; no more than the limit. */
export async function listTrackedTokens(db: Database, chain: string): Promise<TrackedTokens> {
  const rows = await readRows<TrackedToken & { tracked: number }>(
    db,
    sql`
    select t.id, t.address, t.symbol, t.decimals, t.project_id as "projectId",
      (count(*) over ())::int as tracked
    from tokens t left join project_scores s on s.project_id = t.project_id
    where t.chain = ${chain} and t.id like '%/erc20:%'
    order by s.rank nulls last, s.score desc nulls last, t.project_id, t.id limit ${PORTFOLIO_TOKENS_MAX}`,
  );
  return {
    tokens: rows.map(({ tracked: _tracked, ...token }) => token),
    tracked: rows[0]?.tracked ?? 0,
  };
}
