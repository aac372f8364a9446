import { isDeepStrictEqual } from 'node:util';
import { toShort, type ShortAnswer } from '../../contracts/ratings/answers';
import { formatMoney } from '../../contracts/money';
import { LETTERS, type Letter } from '../../contracts/vocabulary';
import { takeLock } from '../db/advisoryLocks';
import type { Store } from '../db/store';
import { appendEvents } from '../events';
import { answerQuestions, findWeakest, type Facts, type Rating } from '../rating';
import { CURRENT_METHOD, rateByCurrent } from './currentMethod';
import { collectFacts, type CollectedFacts } from './facts/collectFacts';
import { needsSnapshot } from './needsSnapshot';
import { listOff } from './offSignals';
import { ratingEvents } from './ratingEvents';
import {
  countRated,
  insertSnapshots,
  listLatestSnapshots,
  type LatestSnapshot,
  type Snapshot,
} from './snapshots';
import { updateScores } from './updateScores';

/**
 * Runs for one instant that find different facts publish a millisecond apart: no snapshot is ever
 * replaced, and "the newest" is unambiguous.
 */
export const SAME_MOMENT_MS = 60_000;

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

export interface BatchResult {
  rated: number;
  published: number;
}

/** One transaction per batch. Rates `withFacts`; `others` only get their row of counts. */
export async function rateBatch(
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
