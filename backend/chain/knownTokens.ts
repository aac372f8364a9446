import { and, eq, inArray, like, sql } from 'drizzle-orm';
import { projectScores, tokens } from '../db/schema';
import type { Database } from '../db/store';
import type { Tokens } from './lookAtPowers';

/** Of each chain so many: the project's own, and those of the best ranked. */
export async function listTokens(
  db: Database,
  project: string,
  chains: readonly string[],
  most: number,
): Promise<Tokens> {
  const { id, chain: of, address, symbol, decimals, projectId } = tokens;
  const isOwn = sql<boolean>`${projectId} = ${project}`;
  const place = sql<number>`row_number() over (partition by ${of} order by ${isOwn} desc, ${projectScores.place} nulls last, ${id})`;
  const ranked = db
    .select({ id, of, address, symbol, decimals, isOwn: isOwn.as('own'), place: place.as('place') })
    .from(tokens)
    .leftJoin(projectScores, eq(projectScores.projectId, projectId))
    .where(and(inArray(of, [...chains]), like(id, '%/erc20:%')))
    .as('ranked');
  const rows = await db
    .select()
    .from(ranked)
    .where(sql`${ranked.place} <= ${most}`);
  return Map.groupBy(rows, (row) => row.of);
}
