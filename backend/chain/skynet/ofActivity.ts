/** What is counted of calls and events, as the calls answer it. */
import { and, countDistinct, desc, eq, inArray, like, max, ne, sql, sum } from 'drizzle-orm';
import type { EndpointOutput } from '../../../contracts/endpoint';
import type {
  privilegedTransaction,
  topCallers,
  topEvents,
  topFunctionCalls,
} from '../../../contracts/endpoints';
import { chainFromId } from '../../../contracts/ids';
import type { ChainState } from '../../../contracts/chain/skynet';
import { DAY_MS, isoBefore, startOfDay } from '../../../contracts/time';
import {
  chainCounts,
  chainCursors,
  chainLooks,
  chainTops,
  chainUses,
  contracts,
  projects,
} from '../../db/schema';
import type { Database } from '../../db/store';
import { notFound } from '../../http/problem';
import { DAYS } from '../activity/readActivity';
import type { Counted } from '../activity/reduce';
import { nameOfEvent, nameOfFunction } from '../names';
import { WHY } from './words';

/** Counted by then, or it is behind. */
const LATE_MS = 2 * DAY_MS;
const TO_COUNT = ['COLLECT', 'RPC_URLS', 'PORTAL_URLS'];

interface Known {
  state: ChainState;
  why: string | null;
  configure: string[];
  from: string | null;
  to: string | null;
}

type Cursor = Pick<typeof chainCursors.$inferSelect, 'at' | 'readAt' | 'since'>;

/** The contract that is furthest behind says how far it goes. */
function knownOf(all: number, cursors: readonly Cursor[], now: Date): Known {
  const [first] = cursors.map(({ at }) => at).sort();
  if (first === undefined)
    return {
      ...{ state: 'not-read', why: WHY.calls, configure: TO_COUNT },
      ...{ from: null, to: null },
    };
  const late = isoBefore(now, LATE_MS);
  const isLate = cursors.some(({ readAt }) => readAt === null || readAt < late);
  const isWhole = !isLate && cursors.length === all;
  const since = cursors.map((one) => one.since).sort();
  return {
    state: isWhole ? 'read' : 'partial',
    why: isWhole ? null : isLate ? WHY.behind : WHY.someCounted,
    configure: [],
    from: startOfDay(since.at(-1)!),
    to: first,
  };
}

async function findKnown(db: Database, projectId: string, now: Date): Promise<Known> {
  const [project] = await db
    .select({ chains: projects.chains })
    .from(projects)
    .where(eq(projects.id, projectId));
  if (!project) throw notFound('The project');
  const rows = await db
    .select({ at: chainCursors.at, readAt: chainCursors.readAt, since: chainCursors.since })
    .from(contracts)
    .leftJoin(chainCursors, eq(chainCursors.contractId, contracts.id))
    .where(and(eq(contracts.projectId, projectId), like(contracts.chain, 'eip155:%')));
  const isOther =
    project.chains.length > 0 && !project.chains.some((id) => id.startsWith('eip155:'));
  const cursors = rows.flatMap(({ at, readAt, since }) =>
    at === null || since === null ? [] : [{ at, readAt, since }],
  );
  const known = knownOf(rows.length, cursors, now);
  return isOther && rows.length === 0
    ? { ...known, state: 'unsupported-chain', why: WHY.notEvm, configure: [] }
    : known;
}

interface Top {
  key: string;
  count: number;
  failed: number;
  share: number;
  lastAt: string;
}

/** The most frequent of all contracts together, and what may be missed of each. */
async function listTop(db: Database, projectId: string, kind: Counted, most: number) {
  const of = and(eq(chainTops.projectId, projectId), eq(chainTops.kind, kind));
  const rows = await db
    .select()
    .from(chainTops)
    .where(and(of, ne(chainTops.key, '')))
    .orderBy(desc(chainTops.n), chainTops.key)
    .limit(most);
  const [all] = await db
    .select()
    .from(chainTops)
    .where(and(of, eq(chainTops.key, '')));
  const items = rows.map(({ key, n, failed, lastAt }): Top => ({
    ...{ key, count: n, failed, share: n / all!.n, lastAt },
  }));
  return { items, missedAtMost: all?.missed ?? 0 };
}

type Answer<T> = Omit<EndpointOutput<typeof topCallers>, 'items'> & { items: T[] };

async function topOf<T>(
  db: Database,
  { projectId, count }: { projectId: string; count: number },
  now: Date,
  kind: Counted,
  toItem: (top: Top) => T,
): Promise<Answer<T>> {
  const known = await findKnown(db, projectId, now);
  const { items, missedAtMost } =
    known.to === null
      ? { items: [], missedAtMost: null }
      : await listTop(db, projectId, kind, count);
  return { projectId, ...known, days: DAYS, missedAtMost, items: items.map(toItem) };
}

interface Asked {
  projectId: string;
  count: number;
}

/** @throws Problem `not-found`, as all of these */
export async function listCallers(
  db: Database,
  asked: Asked,
  now: Date,
): Promise<EndpointOutput<typeof topCallers>> {
  const answer = await topOf(db, asked, now, 'caller', ({ key, ...top }) => ({
    ...{ address: key, label: null as string | null, ...top },
  }));
  const addresses = answer.items.map(({ address }) => address);
  const named = await db
    .select({ address: contracts.address, name: contracts.name })
    .from(contracts)
    .where(and(eq(contracts.projectId, asked.projectId), inArray(contracts.address, addresses)));
  const labels = new Map(named.map(({ address, name }) => [address, name]));
  const items = answer.items.map((item) => ({ ...item, label: labels.get(item.address) ?? null }));
  return { ...answer, items };
}

export const listFunctionCalls = (
  db: Database,
  asked: Asked,
  now: Date,
): Promise<EndpointOutput<typeof topFunctionCalls>> =>
  topOf(db, asked, now, 'function', ({ key, ...top }) => ({
    ...{ selector: key, name: nameOfFunction(key), ...top },
  }));

export const listEvents = (
  db: Database,
  asked: Asked,
  now: Date,
): Promise<EndpointOutput<typeof topEvents>> =>
  topOf(db, asked, now, 'event', ({ key, ...top }) => ({
    ...{ topic: key, name: nameOfEvent(key), ...top },
  }));

/** No event of a call that is there itself. Row by row: with `exists` the whole table is hashed. */
const SAYS_MORE = sql`(kind <> 'event' or (
  select 1 from chain_uses c where c.contract_id = ${chainUses.contractId}
    and c.block = ${chainUses.block} and c.tx = ${chainUses.tx} and c.kind = 'function'
  limit 1) is null)`;

/** Uses of power over recorded contracts, the newest first. @param ids of contracts, CAIP-10 */
export async function listUses(
  db: Database,
  address: string,
  ids: readonly string[],
  limit: number,
  now: Date,
): Promise<EndpointOutput<typeof privilegedTransaction>> {
  const of = inArray(chainCursors.contractId, [...ids]);
  const cursors = await db.select().from(chainCursors).where(of);
  const isLookedAt = (await db.$count(chainLooks, inArray(chainLooks.contractId, [...ids]))) > 0;
  const { state, why, configure } =
    cursors.length === 0 && isLookedAt
      ? { state: 'partial' as const, why: WHY.events, configure: TO_COUNT }
      : knownOf(ids.length, cursors, now);
  const newest = (failed: boolean) =>
    db
      .select()
      .from(chainUses)
      .where(and(inArray(chainUses.contractId, [...ids]), eq(chainUses.failed, failed), SAYS_MORE))
      .orderBy(desc(chainUses.at), desc(chainUses.block), desc(chainUses.position))
      .limit(limit);
  const [done, failed] = [await newest(false), await newest(true)];
  // Anybody can call and fail: that fills half the list at most.
  const some = failed.slice(0, Math.max(limit - done.length, Math.floor(limit / 2)));
  const rows = [...done.slice(0, limit - some.length), ...some].sort(
    (a, b) => Date.parse(b.at) - Date.parse(a.at) || b.block - a.block || b.position - a.position,
  );
  const items = rows.map(({ contractId: contract, kind, key, caller, tx, block, at, failed }) => ({
    ...{ contract, tx, block, at, failed },
    caller: caller && `${chainFromId(contract)}:${caller}`,
    ...(kind === 'function'
      ? { selector: key, topic: null, name: nameOfFunction(key) }
      : { selector: null, topic: key, name: nameOfEvent(key) }),
  }));
  return { address, state, why, configure, items };
}

/** What an address sent to the contracts of a project; nulls where that is not counted. */
export async function findCallsOf(db: Database, projectId: string | undefined, address: string) {
  const { n, lastAt, key, kind } = chainCounts;
  const [found] = projectId
    ? await db
        .select({ calls: sum(n), lastCallAt: max(lastAt), cursors: countDistinct(chainCursors.id) })
        .from(chainCursors)
        .innerJoin(contracts, eq(contracts.id, chainCursors.contractId))
        .leftJoin(
          chainCounts,
          and(eq(chainCounts.cursor, chainCursors.id), eq(kind, 'caller'), eq(key, address)),
        )
        .where(eq(contracts.projectId, projectId))
    : [];
  return found && found.cursors > 0
    ? { calls: Number(found.calls ?? 0), lastCallAt: found.lastCallAt }
    : { calls: null, lastCallAt: null };
}
