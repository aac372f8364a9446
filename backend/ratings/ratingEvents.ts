import type { Letter } from '../../contracts/vocabulary';
import type { NewEvent } from '../events';
import { isByCurrent, OFF_SIGNALS } from './currentMethod';
import type { LatestSnapshot, NewSnapshot } from './snapshots';

type Last = Pick<NewSnapshot, 'score' | 'letter' | 'state'> &
  Pick<LatestSnapshot, 'methodVersion' | 'inForce' | 'letterBefore'>;

/** A suspended rating says nothing new of the project: its last letter stands, struck through. */
const standing = (
  { state, letter }: { state: string; letter: Letter | null },
  last: Last,
): Letter | null => (state === 'suspended' ? (last.letterBefore?.letter ?? null) : letter);

/**
 * Compares only ratings by the same method and signals.
 * @param lapsed projects whose letter may have fallen, but by a lapse of this site
 */
export function ratingEvents(
  published: readonly NewSnapshot[],
  latest: ReadonlyMap<string, Last>,
  off: readonly string[] = OFF_SIGNALS,
  lapsed: ReadonlySet<string> = new Set(),
): NewEvent[] {
  return published.flatMap(({ id: ratingId, projectId, state, reason, ...rated }): NewEvent[] => {
    const { score, letter } = rated;
    const last = latest.get(projectId);
    const isSame = isByCurrent(last?.methodVersion, last?.inForce, off);
    const before = last && isSame && { score: last.score, letter: last.letter };
    const event: NewEvent = {
      type: 'rating.published',
      projectId,
      data: { ratingId, score, letter, ...(before && { before }) },
    };
    if (!last || !isSame) return [event];
    const [from, to] = [standing(last, last), standing({ state, letter }, last)];
    if (state === 'suspended' && last.state !== 'suspended') {
      const data = { ratingId, letter: to, ratedAt: last.letterBefore?.ratedAt, reason };
      return [event, { type: 'rating.suspended', projectId, data }];
    }
    const isFirst = last.state === 'suspended' && from === null;
    if (from === to || isFirst || lapsed.has(projectId)) return [event];
    return [event, { type: 'letter.changed', projectId, data: { ratingId, from, to } }];
  });
}
