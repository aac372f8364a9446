import { and, countDistinct, eq, inArray, sql } from 'drizzle-orm';
import { contracts, projects } from '../../db/schema';
import type { Database } from '../../db/store';
import { getProjectName } from '../../ratings';
import type { RpcUrls } from '../../rpc';

export interface Estimate {
  /** CAIP-2. */
  chain: string;
  projects: number;
  contracts: number;
  calls: number;
  requests: number;
  /** That are sent. */
  bytes: number;
  /** Of a server that answers in `ANSWER_MS`. */
  minutes: number;
  /** Searches of all blocks, for members of roles and for what timelocks hold. */
  searches: number;
}

/** Of a contract among some twenty, as in the tests' scene: docs/runbook.md#chains. */
const [CALLS, REQUESTS, BYTES, SEARCHES] = [105, 6, 135_000, 1.5];
export const ANSWER_MS = 400;

/**
 * What reading each chain of `RPC_URLS` once takes, about. Two servers are asked the same.
 * @throws Problem `not-found`
 */
export async function estimateChains(
  db: Database,
  urls: RpcUrls,
  project?: string,
): Promise<Estimate[]> {
  if (project !== undefined) await getProjectName(db, project);
  const rows = await db
    .select({
      chain: contracts.chain,
      projects: countDistinct(contracts.projectId),
      contracts: sql<number>`count(*)::int`,
    })
    .from(contracts)
    .innerJoin(projects, eq(projects.id, contracts.projectId))
    .where(
      and(
        eq(projects.origin, 'projects'),
        inArray(contracts.chain, [...urls.keys()]),
        project === undefined ? undefined : eq(projects.id, project),
      ),
    )
    .groupBy(contracts.chain)
    .orderBy(contracts.chain);
  return rows.map((row) => {
    const asked = row.contracts * Math.min(urls.get(row.chain)!.length, 2);
    const requests = Math.ceil(asked * REQUESTS);
    return {
      ...{ ...row, calls: asked * CALLS, requests, bytes: asked * BYTES },
      minutes: Math.ceil((requests * ANSWER_MS) / 60_000),
      searches: Math.ceil(asked * SEARCHES),
    };
  });
}
