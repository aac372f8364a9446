import { formatMoney } from '../../contracts/money';
import { takeLock } from '../db/advisoryLocks';
import type { Store } from '../db/store';
import { appendEvents } from '../events';
import { METHOD_1_0, rate, type Rating } from '../rating';
import { collectFacts, type CollectedFacts } from './facts/collectFacts';
import { factsHash } from './factsHash';
import { getKeptAnswers } from './keptAnswers';
import { needsSnapshot } from './needsSnapshot';
import { ratingEvents } from './ratingEvents';
import {
  countRated,
  insertSnapshots,
  listLatestSnapshots,
  type LatestSnapshot,
  type Snapshot,
} from './snapshots';
import { updateScores } from './updateScores';

export const CURRENT_METHOD = METHOD_1_0;

/**
 * Runs for one instant that find different facts publish a millisecond apart: no snapshot is ever
 * replaced, and "the newest" is unambiguous.
 */
const SAME_MOMENT_MS = 60_000;

export function rateFacts({ facts, sample }: CollectedFacts, at: Date): Rating {
  const rating = rate(
    facts,
    CURRENT_METHOD,
    at,
    factsHash(facts, CURRENT_METHOD.version),
    formatMoney,
  );
  return sample ? { ...rating, sample } : rating;
}

function buildSnapshot(
  collected: CollectedFacts,
  before: LatestSnapshot | undefined,
  now: Date,
): Snapshot | undefined {
  const { facts } = collected;
  const rating = rateFacts(collected, now);
  if (!needsSnapshot(before, rating, facts)) return undefined;
  const taken = before ? Date.parse(before.ratedAt) : -Infinity;
  return taken < now.getTime()
    ? { rating, facts }
    : { rating: rateFacts(collected, new Date(taken + 1)), facts };
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
  const result = await store.db.transaction(async (tx) => {
    await takeLock(tx, 'facts');
    const collected = await collectFacts(tx, withFacts, now);
    const latest = await listLatestSnapshots(
      tx,
      withFacts,
      new Date(now.getTime() + SAME_MOMENT_MS),
    );
    const before = new Map(latest.map((snapshot) => [snapshot.projectId, snapshot]));
    const snapshots = collected.flatMap(
      (item) => buildSnapshot(item, before.get(item.facts.projectId), now) ?? [],
    );
    const published = await insertSnapshots(tx, snapshots);
    await updateScores(tx, [...withFacts, ...others], now);
    const rated = await countRated(tx, withFacts);
    await appendEvents(tx, now, ratingEvents(published, before));
    return { rated, published: published.length };
  });
  if (result.published > 0) getKeptAnswers(store).forget();
  return result;
}
