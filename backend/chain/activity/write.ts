/** Counts, uses and the place that is reached, in one transaction: a kill loses and doubles nothing. */
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { chainCounts, chainCursors, chainTops, chainUses, contracts } from '../../db/schema';
import { letOthersIn } from '../../db/letOthersIn';
import type { Database } from '../../db/store';
import { POWER_EVENTS } from '../names';
import { reduce } from './reduce';
import type { SeenBlock, Segment } from './types';
import { cutUses } from './uses';

/** A contract whose counting has begun. */
export interface Counting extends Watched {
  cursor: number;
}

export interface Watched {
  /** CAIP-10. */
  id: string;
  address: string;
  /** Of its restricted functions. */
  selectors: ReadonlySet<string>;
}

type Use = typeof chainUses.$inferInsert;

/** Rows of one transaction: the embedded database does nothing else meanwhile. */
const AT_ONCE = 400;
const ROWS = 200;

const toTime = (seconds: number): string => new Date(seconds * 1_000).toISOString();

function usesOf({ number: block, at, calls, logs }: SeenBlock, by: Map<string, Counting>): Use[] {
  const made = calls.flatMap(({ to, selector, from, tx, position, failed }): Use[] => {
    const { id: contractId, selectors } = by.get(to)!;
    const use = { contractId, block, position, tx, at: toTime(at), failed };
    return selectors.has(selector)
      ? [{ ...use, kind: 'function', key: selector, caller: from }]
      : [];
  });
  const changed = logs
    .filter(({ topic }) => POWER_EVENTS.has(topic))
    .map(({ address, topic, from, tx, position }) => ({
      ...{ contractId: by.get(address)!.id, block, kind: 'event', position, tx },
      ...{ at: toTime(at), caller: from, key: topic, failed: false },
    }));
  return [...made, ...changed];
}

/** Parts of a segment, each with its own last block. */
function* partsOf({ from, last, blocks }: Segment): Generator<Segment> {
  let [start, some, items]: [number, SeenBlock[], number] = [from, [], 0];
  for (const block of blocks) {
    some.push(block);
    items += 2 * block.calls.length + block.logs.length;
    if (items < AT_ONCE || block.number === last.number) continue;
    yield { from: start, last: block, blocks: some };
    [start, some, items] = [block.number + 1, [], 0];
  }
  yield { from: start, last, blocks: some };
}

const pages = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, n) =>
    rows.slice(n * ROWS, (n + 1) * ROWS),
  );

async function writePart(tx: Database, contracts: readonly Counting[], part: Segment) {
  const { from, last, blocks } = part;
  const byAddress = new Map(contracts.map((one) => [one.address, one]));
  const ids = contracts.map(({ cursor }) => cursor);
  const moved = await tx
    .update(chainCursors)
    .set({ block: last.number, at: toTime(last.at) })
    .where(and(inArray(chainCursors.id, ids), eq(chainCursors.block, from - 1)))
    .returning({ id: chainCursors.id });
  if (moved.length < ids.length) throw new Error('Somebody else counts these contracts.');
  const { n, failed, lastAt } = chainCounts;
  for (const rows of pages(reduce(blocks)))
    await tx
      .insert(chainCounts)
      .values(
        rows.map(({ contract, lastAt: seconds, ...row }) => ({
          ...{ ...row, cursor: byAddress.get(contract)!.cursor, lastAt: toTime(seconds) },
        })),
      )
      .onConflictDoUpdate({
        target: [chainCounts.cursor, chainCounts.kind, chainCounts.day, chainCounts.key],
        set: {
          n: sql`${n} + excluded.n`,
          failed: sql`${failed} + excluded.failed`,
          lastAt: sql`greatest(${lastAt}, excluded.last_at)`,
        },
      });
  for (const rows of pages(blocks.flatMap((block) => usesOf(block, byAddress))))
    await tx.insert(chainUses).values(rows).onConflictDoNothing();
}

/** @returns calls and events that were counted */
export async function writeSegment(
  db: Database,
  contracts: readonly Counting[],
  segment: Segment,
): Promise<number> {
  for (const part of partsOf(segment)) {
    await db.transaction((tx) => writePart(tx, contracts, part));
    await letOthersIn();
  }
  return segment.blocks.reduce((sum, { calls, logs }) => sum + calls.length + logs.length, 0);
}

/** Of a contract, a kind and a day that is over. */
const KEYS = 200;
/** Of a project and a kind. */
const TOPS = 100;

/** Keeps the most frequent of each day that is over, and what all others come to. */
async function cut(db: Database, cursors: number[], since: string, today: string) {
  const of = inArray(chainCounts.cursor, cursors);
  await db.delete(chainCounts).where(and(of, lt(chainCounts.day, since)));
  await db.execute(sql`
    with ranked as (
      select cursor, kind, day, key, row_number() over (
        partition by cursor, kind, day order by n desc, key) as place
      from chain_counts where ${of} and day < ${today} and key <> ''),
    gone as (
      delete from chain_counts c using ranked r
      where r.place > ${KEYS} and c.cursor = r.cursor and c.kind = r.kind
        and c.day = r.day and c.key = r.key
      returning c.*)
    insert into chain_counts (cursor, kind, day, key, n, failed, last_at, most)
    select cursor, kind, day, '', sum(n), sum(failed), max(last_at), max(n)
    from gone group by cursor, kind, day
    on conflict (cursor, kind, day, key) do update set
      n = chain_counts.n + excluded.n, failed = chain_counts.failed + excluded.failed,
      most = chain_counts.most + excluded.most`);
}

/** Cuts what is over, and sums up the project anew. @param today of the last block */
export async function sumUp(db: Database, projectId: string, since: string, today: string) {
  const rows = await db
    .select({ id: chainCursors.id, contractId: chainCursors.contractId })
    .from(chainCursors)
    .innerJoin(contracts, eq(contracts.id, chainCursors.contractId))
    .where(eq(contracts.projectId, projectId));
  const cursors = rows.map(({ id }) => id);
  await db.transaction(async (tx) => {
    await cut(tx, cursors, since, today);
    const counted = rows.map(({ contractId }) => contractId);
    await cutUses(tx, counted);
    await tx.delete(chainTops).where(eq(chainTops.projectId, projectId));
    await tx
      .update(chainCursors)
      .set({ since: sql`greatest(${chainCursors.since}, ${since}::date)` })
      .where(inArray(chainCursors.id, cursors));
    const of = inArray(chainCounts.cursor, cursors);
    await tx.execute(sql`
      insert into chain_tops (project_id, kind, key, n, failed, last_at)
      select ${projectId}, kind, key, n, failed, last_at from (
        select *, row_number() over (partition by kind order by n desc, key) as place from (
          select kind, key, sum(n) as n, sum(failed) as failed, max(last_at) as last_at
          from chain_counts where ${of} and key <> '' group by kind, key) s) t
      where place <= ${TOPS}`);
    await tx.execute(sql`
      insert into chain_tops (project_id, kind, key, n, failed, last_at, missed)
      select ${projectId}, kind, '', sum(n), sum(failed), max(last_at), coalesce(sum(most), 0)
      from chain_counts where ${of} group by kind`);
  });
}
