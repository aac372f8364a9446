import type { Facts, Rating } from '../rating/types';
import { securityText } from './factsHash';
import type { LatestSnapshot } from './snapshots';

/** Points drift with time alone (age, decay of incidents). */
const POINTS_MOVED = 0.005;
/** Context follows votes, views and the market; a single view is not worth a snapshot. */
const CONTEXT_MOVED = 1;

function marksDiffer(before: LatestSnapshot, rating: Rating): boolean {
  const marks = before.marks ?? {};
  const signals = rating.categories.flatMap((category) => category.signals);
  if (Object.keys(marks).length !== signals.length) return true;
  return signals.some((signal) => {
    const [state, points] = marks[signal.id] ?? [];
    if (state !== signal.state || points === undefined) return true;
    if (points === null || signal.points === null) return points !== signal.points;
    // Points have four decimals; rounding makes their difference exact.
    return Math.round(Math.abs(points - signal.points) * 10_000) / 10_000 >= POINTS_MOVED;
  });
}

function contextDiffers(before: LatestSnapshot, rating: Rating): boolean {
  const context = before.context ?? {};
  return rating.context.some((line) => {
    const score = context[line.id] ?? null;
    if (score === null || line.score === null) return score !== line.score;
    return Math.abs(score - line.score) >= CONTEXT_MOVED;
  });
}

const gatesKey = (gates: readonly string[]): string => [...gates].sort().join(' ');

/**
 * Whether a rating differs enough from the newest snapshot to be published. Small moves of context
 * or points are not enough. A first snapshot needs a score or a status other than active.
 */
export function needsSnapshot(
  before: LatestSnapshot | undefined,
  rating: Rating,
  facts: Facts,
): boolean {
  if (!before) {
    return rating.status !== 'active' || rating.score !== null;
  }
  return (
    before.methodVersion !== rating.methodVersion ||
    before.score !== rating.score ||
    before.letter !== rating.letter ||
    before.status !== rating.status ||
    before.coverage !== rating.coverage ||
    before.sample !== rating.sample ||
    gatesKey(before.gates) !== gatesKey(rating.gates.map((gate) => gate.gate)) ||
    marksDiffer(before, rating) ||
    contextDiffers(before, rating) ||
    securityText(before.facts) !== securityText(facts)
  );
}
