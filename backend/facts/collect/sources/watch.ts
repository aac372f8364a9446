/** Where power moved, a contract is read again at once. */
import { and, eq, inArray, like, sql } from 'drizzle-orm';
import { addressFromId } from '../../../../contracts/ids';
import { watchPowers } from '../../../chain';
import { chainLooks, collections, contracts, projects } from '../../../db/schema';
import type { Database } from '../../../db/store';
import { failedLook } from '../openChains';
import type { Look, Seen, Source } from '../types';
import { chain as sweep } from './chain';

const EVM = 'eip155:';
/** Between two looks at a project: a contract may emit what it likes, as often as it likes. */
const REST = '1 hour';
const { dueAt, okAt } = collections;

/** Contracts of records, those between them and their holders, and those holders. */
async function listWatched(db: Database, chain: string): Promise<Map<string, Set<string>>> {
  const rows = await db
    .select({ id: contracts.id, project: contracts.projectId, powers: chainLooks.powers })
    .from(contracts)
    .innerJoin(projects, eq(projects.id, contracts.projectId))
    .leftJoin(chainLooks, eq(chainLooks.contractId, contracts.id))
    .where(and(eq(projects.origin, 'projects'), eq(contracts.chain, chain)));
  const watched = rows.flatMap(({ id, project, powers }) => {
    const others = (powers ?? []).flatMap(({ kind, holder, via }) =>
      holder !== null && kind !== 'key' ? [holder, ...via] : via,
    );
    return [addressFromId(id), ...others].map((address) => ({ address, project }));
  });
  const byAddress = Map.groupBy(watched, ({ address }) => address);
  return new Map(
    [...byAddress].map(([address, some]) => [address, new Set(some.map((one) => one.project))]),
  );
}

/** The block up to which it is known stands where other sources keep a tag. */
async function look({ target, reader, db, now, etag }: Look): Promise<Seen> {
  const watched = await listWatched(db, target.id);
  const since = etag === undefined ? undefined : Number(etag);
  try {
    const client = reader.chains!.get(target.id)!;
    const { moved, block } = await watchPowers(client, [...watched.keys()], since);
    const ids = new Set([...moved].flatMap((address) => [...watched.get(address)!]));
    if (ids.size > 0)
      await db
        .update(collections)
        .set({
          dueAt: sql`least(${dueAt}, greatest(${now.toISOString()}::timestamptz, ${okAt} + ${REST}::interval))`,
        })
        .where(and(eq(collections.source, sweep.name), inArray(collections.target, [...ids])));
    return { outcome: ids.size > 0 ? 'changed' : 'same', etag: String(block) };
  } catch (error) {
    return failedLook(error);
  }
}

export const watch: Source = {
  name: 'watch',
  title: 'Changes of power on chains',
  isFirst: true,
  isLeftOutOfDryRuns: true,
  everyHours: 1 / 6,
  async listTargets(db) {
    const rows = await db
      .selectDistinct({ chain: contracts.chain })
      .from(contracts)
      .innerJoin(projects, eq(projects.id, contracts.projectId))
      .where(and(eq(projects.origin, 'projects'), like(contracts.chain, `${EVM}%`)))
      .orderBy(contracts.chain);
    return rows.map(({ chain }) => ({ id: chain, chains: [chain] }));
  },
  look,
};
