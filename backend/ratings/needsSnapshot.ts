import type { Facts, Rating, Signal } from '../rating';
import { securityText } from './factsHash';
import type { LatestSnapshot, Mark } from './snapshots';

/** Points drift with time alone (age, decay of incidents). */
const POINTS_MOVED = 0.005;
/** Context follows votes, views and the market; a single view is not worth a snapshot. */
const CONTEXT_MOVED = 1;

/** Points have four decimals; rounding makes their difference exact. */
const moved = (before: number, after: number): boolean =>
  Math.round(Math.abs(before - after) * 10_000) / 10_000 >= POINTS_MOVED;

function markDiffers(mark: Mark | undefined, { state, proven, possible }: Signal): boolean {
  if (mark === undefined || mark[0] !== state) return true;
  const [, least, most] = mark;
  return moved(least ?? 0, proven) || moved(most ?? 0, possible);
}

function marksDiffer(before: LatestSnapshot, rating: Rating): boolean {
  const marks = before.marks ?? {};
  const signals = rating.categories.flatMap((category) => category.signals);
  if (Object.keys(marks).length !== signals.length) return true;
  return signals.some((signal) => markDiffers(marks[signal.id], signal));
}

function contextDiffers(before: LatestSnapshot, rating: Rating): boolean {
  const context = before.context ?? {};
  return rating.context.some((line) => {
    const score = context[line.id] ?? null;
    if (score === null || line.score === null) return score !== line.score;
    return Math.abs(score - line.score) >= CONTEXT_MOVED;
  });
}

const key = (ids: readonly string[]): string => [...ids].sort().join(' ');

const dangersKey = (dangers: Rating['dangers']): string =>
  key(dangers.map(({ gate, subject }) => `${gate}/${subject}`));

/**
 * Whether a rating differs enough from the newest snapshot to be published. Small moves of context
 * or points are not enough; another version of the method always is.
 */
export function needsSnapshot(
  before: LatestSnapshot | undefined,
  rating: Rating,
  facts: Facts,
): boolean {
  return (
    before === undefined ||
    before.methodVersion !== rating.methodVersion ||
    before.state !== rating.state ||
    before.score !== rating.score ||
    before.possible !== rating.possible ||
    before.letter !== rating.letter ||
    before.sample !== rating.sample ||
    key(before.inForce) !== key(rating.inForce) ||
    key(before.gates) !== key(rating.gates.map(({ gate }) => gate)) ||
    dangersKey(before.dangers) !== dangersKey(rating.dangers) ||
    marksDiffer(before, rating) ||
    contextDiffers(before, rating) ||
    securityText(before.facts as Facts) !== securityText(facts)
  );
}
