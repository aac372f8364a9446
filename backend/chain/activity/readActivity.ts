/** Counts what happened at contracts, from where the last look ended to the newest final block. */
import { and, eq, inArray } from 'drizzle-orm';
import { dayBefore, toDay } from '../../../contracts/time';
import { chainCounts, chainCursors, chainUses } from '../../db/schema';
import type { Database } from '../../db/store';
import type { PinnedNode } from '../rpc/types';
import type { ActivitySource } from './types';
import { verify } from './verify';
import { cut, writeSegment, type Watched } from './write';

/** That are counted, today's among them. */
export const DAYS = 30;
/** Calls and events of one look; the next goes on. */
const MOST_ITEMS = 500_000;

interface Given {
  db: Database;
  contracts: readonly Watched[];
  node: PinnedNode;
  source: ActivitySource;
  /** An archive is not the chain. */
  isArchive: boolean;
  now: Date;
  random: () => number;
}

/** The first block that is not older, in seconds. */
async function firstBlockSince(node: PinnedNode, time: number): Promise<number> {
  let [low, high] = [0, node.block.number];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const at = await node.timeOf(middle);
    if (at !== null && at >= time) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** From the start again where a function is known that was not watched. */
async function openCursors({ db, contracts, node }: Given): Promise<void> {
  const ids = contracts.map(({ id }) => id);
  const rows = await db.select().from(chainCursors).where(inArray(chainCursors.contractId, ids));
  const known = new Map(rows.map((row) => [row.contractId, new Set(row.watched)]));
  const fresh = contracts.filter(
    ({ id, selectors }) =>
      ![...selectors].every((one) => known.get(id)?.has(one)) || !known.has(id),
  );
  if (fresh.length === 0) return;
  const today = toDay(new Date(node.block.timestamp * 1_000));
  const start = Date.parse(dayBefore(today, DAYS - 1)) / 1_000;
  const block = (await firstBlockSince(node, start)) - 1;
  const at = new Date((block < 0 ? start : ((await node.timeOf(block)) ?? start)) * 1_000);
  await db.transaction(async (tx) => {
    for (const { id, selectors } of fresh) {
      await tx.delete(chainCounts).where(eq(chainCounts.contractId, id));
      await tx.delete(chainUses).where(eq(chainUses.contractId, id));
      const row = { block, at: at.toISOString(), readAt: null, watched: [...selectors] };
      await tx
        .insert(chainCursors)
        .values({ contractId: id, ...row })
        .onConflictDoUpdate({ target: chainCursors.contractId, set: row });
    }
  });
}

/** Contracts that were counted up to the same block are read together. */
async function groupsOf({ db, contracts }: Given): Promise<Map<number, Watched[]>> {
  const ids = contracts.map(({ id }) => id);
  const rows = await db.select().from(chainCursors).where(inArray(chainCursors.contractId, ids));
  const blocks = new Map(rows.map((row) => [row.contractId, row.block]));
  return Map.groupBy(contracts, ({ id }) => blocks.get(id)!);
}

/** @returns calls and events that were counted. @throws ChainFailure: what was written stays */
export async function readActivity(given: Given): Promise<number> {
  const { db, contracts, node, source, isArchive, now, random } = given;
  await openCursors(given);
  let counted = 0;
  for (const [block, group] of await groupsOf(given)) {
    const addresses = group.map(({ address }) => address);
    let from = block + 1;
    while (from <= node.block.number && counted < MOST_ITEMS) {
      const segment = await source.read(addresses, { from, to: node.block.number });
      if (!segment) break;
      if (isArchive) await verify(node, source.host, addresses, segment, random);
      counted += await writeSegment(db, group, segment);
      from = segment.last.number + 1;
    }
    const ids = group.map(({ id }) => id);
    if (from > node.block.number)
      await db
        .update(chainCursors)
        .set({ readAt: now.toISOString() })
        .where(and(inArray(chainCursors.contractId, ids), eq(chainCursors.block, from - 1)));
  }
  await node.settle();
  const today = toDay(new Date(node.block.timestamp * 1_000));
  const ids = contracts.map(({ id }) => id);
  await cut(db, ids, dayBefore(today, DAYS - 1), today);
  return counted;
}
