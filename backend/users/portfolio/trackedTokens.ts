import { and, eq, like, sql } from 'drizzle-orm';
import { PORTFOLIO_TOKENS_MAX } from '../../../contracts/limits';
import { projectScores, tokens } from '../../db/schema';
import type { Database } from '../../db/store';

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
  const { id, address, symbol, decimals, projectId } = tokens;
  const { place, score } = projectScores;
  const all = sql<number>`count(*) over ()`;
  const rows = await db
    .select({ ...{ id, address, symbol, decimals, projectId }, tracked: all })
    .from(tokens)
    .leftJoin(projectScores, eq(projectScores.projectId, projectId))
    .where(and(eq(tokens.chain, chain), like(id, '%/erc20:%')))
    .orderBy(sql`${place} nulls last`, sql`${score} desc nulls last`, projectId, id)
    .limit(PORTFOLIO_TOKENS_MAX);
  return {
    tokens: rows.map(({ tracked: _tracked, ...token }) => token),
    tracked: rows[0]?.tracked ?? 0,
  };
}
