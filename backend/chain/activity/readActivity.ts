/** Counts what happened at contracts, from where the last look ended to the newest final block. */
import { and, eq, inArray } from 'drizzle-orm';
import { dayBefore, toDay } from '../../../contracts/time';
import { chainCursors } from '../../db/schema';
import type { Database } from '../../db/store';
import type { PinnedNode } from '../rpc/types';
import type { ActivitySource } from './types';
import { verify } from './verify';
import { writeSegment, type Counting, type Watched } from './write';

/** That are counted, today's among them. */
export const DAYS = 30;
interface Given {
  db: Database;
  contracts: readonly Watched[];
  node: PinnedNode;
  source: ActivitySource;
  /** An archive is not the chain. */
  isArchive: boolean;
  now: () => Date;
  until: Date;
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
      const row = { block, at: at.toISOString(), since: toDay(new Date(start * 1_000)) };
      // Its counts go with it.
      await tx.delete(chainCursors).where(eq(chainCursors.contractId, id));
      await tx.insert(chainCursors).values({ ...row, contractId: id, watched: [...selectors] });
    }
  });
}

/** Counted up to the same block, they are read together; those furthest behind come first. */
async function groupsOf({ db, contracts }: Given): Promise<[number, Counting[]][]> {
  const ids = contracts.map(({ id }) => id);
  const rows = await db.select().from(chainCursors).where(inArray(chainCursors.contractId, ids));
  const byId = new Map(contracts.map((one) => [one.id, one]));
  const all = rows.map(({ id: cursor, contractId, block }) => ({
    ...{ ...byId.get(contractId)!, cursor, block },
  }));
  return [...Map.groupBy(all, ({ block }) => block)].sort(([a], [b]) => a - b);
}

/** @returns calls and events that were counted. @throws ChainFailure: what was written stays */
export async function readActivity(given: Given): Promise<number> {
  const { db, node, source, isArchive, now, until, random } = given;
  await openCursors(given);
  let counted = 0;
  for (const [block, group] of await groupsOf(given)) {
    const addresses = group.map(({ address }) => address);
    let from = block + 1;
    while (from <= node.block.number && now() < until) {
      const segment = await source.read(addresses, { from, to: node.block.number });
      if (!segment) break;
      if (isArchive) await verify(node, source.host, addresses, segment, random);
      counted += await writeSegment(db, group, segment);
      from = segment.last.number + 1;
    }
    const cursors = group.map(({ cursor }) => cursor);
    if (from > node.block.number)
      await db
        .update(chainCursors)
        .set({ readAt: now().toISOString() })
        .where(and(inArray(chainCursors.id, cursors), eq(chainCursors.block, from - 1)));
  }
  await node.settle();
  return counted;
}
