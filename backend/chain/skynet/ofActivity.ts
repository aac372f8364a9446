/** What is counted of calls and events, as the calls answer it. */
import { and, desc, eq, gte, inArray, like, ne, sql } from 'drizzle-orm';
import type { EndpointOutput } from '../../../contracts/endpoint';
import type {
  privilegedTransaction,
  topCallers,
  topEvents,
  topFunctionCalls,
} from '../../../contracts/endpoints';
import { chainFromId } from '../../../contracts/ids';
import type { ChainState } from '../../../contracts/skynet';
import { DAY_MS, dayBefore, isoBefore, startOfDay, toDay } from '../../../contracts/time';
import { chainCounts, chainCursors, chainUses, contracts, projects } from '../../db/schema';
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
  /** Contracts that are counted. */
  ids: string[];
}

type Cursor = Pick<typeof chainCursors.$inferSelect, 'at' | 'readAt' | 'contractId'>;

/** Of all that can be counted, the contract that is furthest behind says how far it goes. */
function knownOf(all: readonly string[], cursors: readonly Cursor[], now: Date): Known {
  const [first] = cursors.map(({ at }) => at).sort();
  if (first === undefined)
    return {
      ...{ state: 'not-read', why: WHY.calls, configure: TO_COUNT },
      ...{ from: null, to: null, ids: [] },
    };
  const late = isoBefore(now, LATE_MS);
  const isLate = cursors.some(({ readAt }) => readAt === null || readAt < late);
  const isPart = cursors.length < all.length;
  return {
    state: isLate ? 'too-busy' : isPart ? 'partial' : 'read',
    why: isLate ? WHY.behind : isPart ? WHY.someCounted : null,
    configure: [],
    from: startOfDay(dayBefore(toDay(new Date(first)), DAYS - 1)),
    to: first,
    ids: cursors.map(({ contractId }) => contractId),
  };
}

async function findKnown(db: Database, projectId: string, now: Date): Promise<Known> {
  const [project] = await db
    .select({ chains: projects.chains })
    .from(projects)
    .where(eq(projects.id, projectId));
  if (!project) throw notFound('The project');
  const rows = await db
    .select({ id: contracts.id, at: chainCursors.at, readAt: chainCursors.readAt })
    .from(contracts)
    .leftJoin(chainCursors, eq(chainCursors.contractId, contracts.id))
    .where(and(eq(contracts.projectId, projectId), like(contracts.chain, 'eip155:%')));
  const isOther =
    project.chains.length > 0 && !project.chains.some((id) => id.startsWith('eip155:'));
  const cursors = rows.flatMap(({ id, at, readAt }) =>
    at === null ? [] : [{ contractId: id, at, readAt }],
  );
  const ids = rows.map(({ id }) => id);
  const known = knownOf(ids, cursors, now);
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

/** The most frequent of all contracts together, and what one that is not listed comes to at most. */
async function listTop(db: Database, { ids, from }: Known, kind: Counted, most: number) {
  const { key, n, failed, lastAt, most: largest } = chainCounts;
  const of = and(
    inArray(chainCounts.contractId, ids),
    eq(chainCounts.kind, kind),
    gte(chainCounts.day, from!.slice(0, 10)),
  );
  const count = sql<number>`sum(${n})::int`;
  const rows = await db
    .select({
      ...{ key, count, failed: sql<number>`sum(${failed})::int` },
      lastAt: sql<string>`to_char(max(${lastAt}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    })
    .from(chainCounts)
    .where(and(of, ne(key, '')))
    .groupBy(key)
    .orderBy(desc(count), key)
    .limit(most);
  const [sums] = await db
    .select({
      all: sql<number>`coalesce(sum(${n}), 0)::int`,
      missed: sql<number>`coalesce(sum(${largest}), 0)::int`,
    })
    .from(chainCounts)
    .where(of);
  const { all, missed } = sums!;
  const items = rows.map((row): Top => ({ ...row, share: row.count / all }));
  return { items, missedAtMost: missed };
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
  const { ids, ...more } = known;
  const { items, missedAtMost } =
    ids.length === 0 ? { items: [], missedAtMost: null } : await listTop(db, known, kind, count);
  return { projectId, ...more, days: DAYS, missedAtMost, items: items.map(toItem) };
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
    .where(inArray(contracts.address, addresses));
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

/** Uses of power over recorded contracts, the newest first. @param ids of contracts, CAIP-10 */
export async function listUses(
  db: Database,
  address: string,
  ids: readonly string[],
  limit: number,
  now: Date,
): Promise<EndpointOutput<typeof privilegedTransaction>> {
  const cursors = await db
    .select()
    .from(chainCursors)
    .where(inArray(chainCursors.contractId, [...ids]));
  const { state, why, configure } = knownOf(ids, cursors, now);
  const rows = await db
    .select()
    .from(chainUses)
    .where(inArray(chainUses.contractId, [...ids]))
    .orderBy(desc(chainUses.at), desc(chainUses.block), desc(chainUses.position))
    .limit(limit);
  const items = rows.map(({ contractId, kind, key, caller, tx, block, at, failed }) => ({
    ...{ contract: contractId, tx, block, at, failed },
    caller: caller && `${chainFromId(contractId)}:${caller}`,
    ...(kind === 'function'
      ? { selector: key, topic: null, name: nameOfFunction(key) }
      : { selector: null, topic: key, name: nameOfEvent(key) }),
  }));
  return { address, state, why, configure, items };
}
