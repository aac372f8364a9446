import { isDeepStrictEqual } from 'node:util';
import { isNull } from 'drizzle-orm';
import { formatMoney } from '../../contracts/money';
import { toShort, type ShortAnswer } from '../../contracts/ratings/answers';
import { LETTERS, type Letter } from '../../contracts/vocabulary';
import { invalidateCaches } from '../catalog/search';
import { takeLock } from '../db/advisoryLocks';
import { letOthersIn } from '../db/letOthersIn';
import { projectScores } from '../db/schema';
import type { Store } from '../db/store';
import { appendEvents } from '../events';
import { answerQuestions, findWeakest, rate, type Facts, type Rating } from '../rating';
import { countCandidates, listCandidates, listGiven } from './candidates';
import { CURRENT_METHOD, listOff, OFF_SIGNALS } from './currentMethod';
import { collectFacts, type CollectedFacts } from './facts/collectFacts';
import { factsHash } from './factsHash';
import { needsSnapshot } from './needsSnapshot';
import { rankProjects } from './rankProjects';
import { noteRatedBy } from './ratedBy';
import { ratingEvents } from './ratingEvents';
import {
  countRated,
  insertSnapshots,
  listLatestSnapshots,
  type LatestSnapshot,
  type Snapshot,
} from './snapshots';
import { insertMissingScores, updateScores } from './updateScores';

/**
 * Runs for one instant that find different facts publish a millisecond apart: no snapshot is ever
 * replaced, and "the newest" is unambiguous.
 */
export const SAME_MOMENT_MS = 60_000;

interface More {
  /** The last letter while rated. */
  before?: Rating['letterBefore'];
  off?: readonly string[];
  checked?: boolean;
}

export const rateByCurrent = (
  facts: Facts,
  at: Date,
  { before = null, off = OFF_SIGNALS, checked }: More = {},
): Rating =>
  rate(facts, {
    method: CURRENT_METHOD,
    now: at,
    factsHash: factsHash(facts, CURRENT_METHOD.version),
    formatMoney,
    ...{ off, before, checked },
  });

export function rateFacts(
  { facts, sample }: CollectedFacts,
  at: Date,
  before: Rating['letterBefore'] = null,
  off?: readonly string[],
): Rating {
  const rating = rateByCurrent(facts, at, { before, off });
  return sample ? { ...rating, sample } : rating;
}

/** Dangers that stood at the last rating are part of the facts of the next. */
export const withDangers = (
  collected: CollectedFacts,
  before: Pick<LatestSnapshot, 'dangers'> | undefined,
): CollectedFacts => ({
  ...collected,
  facts: { ...collected.facts, dangers: before?.dangers ?? [] },
});

const shortAnswers = (facts: Facts, rating: Rating): ShortAnswer[] =>
  answerQuestions(facts, rating, { method: CURRENT_METHOD, formatMoney }).map(toShort);

function buildSnapshot(
  given: CollectedFacts,
  before: LatestSnapshot | undefined,
  { now, off }: { now: Date; off: readonly string[] },
): Snapshot | undefined {
  const collected = withDangers(given, before);
  const { facts } = collected;
  const rateAt = (at: Date): Rating => rateFacts(collected, at, before?.letterBefore ?? null, off);
  const rating = rateAt(now);
  const weakest = findWeakest(facts, CURRENT_METHOD, rating.ratedAt);
  const answers = shortAnswers(facts, rating);
  const isSaid =
    isDeepStrictEqual(before?.weakest, weakest) && isDeepStrictEqual(before?.answers, answers);
  if (!needsSnapshot(before, rating, facts) && isSaid) return undefined;
  const taken = before ? Date.parse(before.ratedAt) : -Infinity;
  const made = taken < now.getTime() ? rating : rateAt(new Date(taken + 1));
  return { rating: made, facts, weakest, answers };
}

/**
 * Whether a letter fell only for what this site has not checked in time: checked again, with the
 * same result, it would stand. A worse fact found meanwhile is no lapse.
 */
export function isLapse(
  { rating, facts }: Pick<Snapshot, 'rating' | 'facts'>,
  last: Pick<LatestSnapshot, 'letter' | 'letterBefore'> | undefined,
  off: readonly string[],
): boolean {
  const rank = (letter: Letter | null): number =>
    letter === null ? LETTERS.length : LETTERS.indexOf(letter);
  if (!last?.letter || rating.state !== 'rated' || rank(rating.letter) <= rank(last.letter))
    return false;
  const at = new Date(rating.ratedAt);
  const rated = rateByCurrent(facts, at, { before: last.letterBefore, off, checked: true });
  return rank(rated.letter) <= rank(last.letter);
}

type BatchResult = Pick<RateResult, 'rated' | 'published'>;

/** One transaction per batch. Rates `withFacts`; `others` only get their row of counts. */
async function rateBatch(
  store: Store,
  now: Date,
  withFacts: readonly string[],
  others: readonly string[] = [],
): Promise<BatchResult> {
  return store.db.transaction(async (tx) => {
    await takeLock(tx, 'facts');
    const collected = await collectFacts(tx, withFacts, now);
    const latest = await listLatestSnapshots(
      tx,
      withFacts,
      new Date(now.getTime() + SAME_MOMENT_MS),
    );
    const before = new Map(latest.map((snapshot) => [snapshot.projectId, snapshot]));
    const off = await listOff(tx);
    const snapshots = collected.flatMap(
      (item) => buildSnapshot(item, before.get(item.facts.projectId), { now, off }) ?? [],
    );
    const published = await insertSnapshots(tx, snapshots);
    await updateScores(tx, [...withFacts, ...others], now);
    const rated = await countRated(tx, withFacts);
    const lapsed = snapshots.filter((one) => isLapse(one, before.get(one.rating.projectId), off));
    const ids = new Set(lapsed.map(({ rating }) => rating.projectId));
    await appendEvents(tx, now, ratingEvents(published, before, off, ids));
    return { rated, published: published.length };
  });
}

export interface RateOptions {
  /** From ratingTime, or a past time. */
  now: Date;
  /** All projects if undefined; unknown ids are skipped. */
  projectIds?: readonly string[];
  onProgress?: (done: number, total: number) => void;
  /** Aborts between two batches, and throws. */
  signal?: AbortSignal;
}

export interface RateResult {
  rated: number;
  published: number;
  /** Projects without usable facts. */
  unrated: number;
}

const BATCH = 200;

const add = (sum: RateResult, batch: BatchResult): RateResult => ({
  ...sum,
  rated: sum.rated + batch.rated,
  published: sum.published + batch.published,
});

async function rateAll(
  store: Store,
  { now, onProgress, signal }: RateOptions,
): Promise<RateResult> {
  const total = await countCandidates(store.db);
  let result: RateResult = { rated: 0, published: 0, unrated: 0 };
  let done = 0;
  onProgress?.(0, total);
  for (let page = await listCandidates(store.db, '', BATCH); page.length > 0;) {
    signal?.throwIfAborted();
    result = add(result, await rateBatch(store, now, page));
    done += page.length;
    onProgress?.(done, Math.max(done, total));
    await letOthersIn();
    page = await listCandidates(store.db, page[page.length - 1] ?? '', BATCH);
  }
  await insertMissingScores(store.db);
  const unrated = await store.db.$count(projectScores, isNull(projectScores.ratingId));
  return { ...result, unrated };
}

async function rateGiven(
  store: Store,
  projectIds: readonly string[],
  { now, onProgress, signal }: RateOptions,
): Promise<RateResult> {
  const ids = [...new Set(projectIds)].sort();
  let result: RateResult = { rated: 0, published: 0, unrated: 0 };
  onProgress?.(0, ids.length);
  for (let start = 0; start < ids.length; start += BATCH) {
    signal?.throwIfAborted();
    const given = await listGiven(store.db, ids.slice(start, start + BATCH));
    const withFacts = given.filter((row) => row.hasFacts).map((row) => row.id);
    const others = given.filter((row) => !row.hasFacts).map((row) => row.id);
    const batch = await rateBatch(store, now, withFacts, others);
    result = { ...add(result, batch), unrated: result.unrated + given.length - batch.rated };
    onProgress?.(Math.min(start + BATCH, ids.length), ids.length);
    await letOthersIn();
  }
  return result;
}

/**
 * Publishes a snapshot for each rating that changed (see needsSnapshot), fills `project_scores` and
 * ranks. Batches are transactions, so a killed run can simply run again. Snapshots are never
 * changed.
 */
export async function rateProjects(store: Store, options: RateOptions): Promise<RateResult> {
  const { projectIds } = options;
  const result = projectIds
    ? await rateGiven(store, projectIds, options)
    : await rateAll(store, options);
  await store.db.transaction(async (tx) => {
    await takeLock(tx, 'facts');
    await rankProjects(tx);
    if (!projectIds) await noteRatedBy(tx);
  });
  invalidateCaches();
  return result;
}
