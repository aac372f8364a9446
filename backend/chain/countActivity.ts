import { and, asc, eq, like } from 'drizzle-orm';
import { addressFromId, chainFromId } from '../../contracts/ids';
import { dayBefore, toDay } from '../../contracts/time';
import { chainLooks, contracts } from '../db/schema';
import type { Database } from '../db/store';
import { createBlockSource } from './activity/blocks';
import { createPortal } from './activity/portal';
import { DAYS, readActivity } from './activity/readActivity';
import { sumUp, type Watched } from './activity/write';
import type { PortalUrls } from '../rpc';
import type { ChainClient } from './rpc/types';

/** Full blocks of the chain's own server: for an operator with a node. */
export const BLOCKS = 'blocks';

export interface CountOptions {
  chains: ReadonlyMap<string, ChainClient>;
  portals: PortalUrls;
  now: () => Date;
  /** Then the look ends; the next goes on. */
  until: Date;
  signal?: AbortSignal;
  random?: () => number;
}

async function listWatched(db: Database, project: string): Promise<Watched[]> {
  const rows = await db
    .select({ id: contracts.id, functions: chainLooks.functions })
    .from(contracts)
    .leftJoin(chainLooks, eq(chainLooks.contractId, contracts.id))
    .where(and(eq(contracts.projectId, project), like(contracts.chain, 'eip155:%')))
    .orderBy(asc(contracts.id));
  return rows.map(({ id, functions }) => {
    const restricted = (functions ?? []).filter(({ state }) => state === 'restricted');
    const selectors = new Set(restricted.map(({ selector }) => selector));
    return { id, address: addressFromId(id), selectors };
  });
}

/**
 * Calls and events of a project's contracts, on each chain that has both a server and an archive.
 * @returns how many were counted
 * @throws ChainFailure: what was counted before stays
 */
export async function countActivity(
  db: Database,
  project: string,
  { chains, portals, now, until, signal, random = Math.random }: CountOptions,
): Promise<number> {
  const byChain = Map.groupBy(await listWatched(db, project), ({ id }) => chainFromId(id));
  let [counted, last] = [0, 0];
  try {
    for (const [chain, watched] of byChain) {
      const [client, portal] = [chains.get(chain), portals.get(chain)];
      if (!client || portal === undefined) continue;
      const node = await client.pin();
      last = Math.max(last, node.block.timestamp);
      const isArchive = portal !== BLOCKS;
      const source = isArchive ? createPortal(portal, { now, signal }) : createBlockSource(node);
      const given = { db, contracts: watched, node, source, isArchive, now, until, random };
      counted += await readActivity(given);
    }
  } finally {
    const today = toDay(new Date(last * 1_000));
    if (last > 0) await sumUp(db, project, dayBefore(today, DAYS - 1), today);
  }
  return counted;
}
