import type { Letter } from '../../contracts/vocabulary';
import type { NewEvent } from '../events';
import { isByCurrent } from './currentMethod';
import type { LatestSnapshot, NewSnapshot } from './snapshots';

type Last = Pick<
  LatestSnapshot,
  'score' | 'letter' | 'state' | 'methodVersion' | 'inForce' | 'letterBefore'
>;

/** A suspended rating says nothing new of the project: its last letter stands, struck through. */
const standing = (
  { state, letter }: { state: string; letter: Letter | null },
  last: Last,
): Letter | null => (state === 'suspended' ? (last.letterBefore?.letter ?? null) : letter);

/** Compares only ratings by the same method and signals. */
export function ratingEvents(
  published: readonly NewSnapshot[],
  latest: ReadonlyMap<string, Last>,
): NewEvent[] {
  return published.flatMap(
    ({ id: ratingId, projectId, score, letter, state, reason }): NewEvent[] => {
      const last = latest.get(projectId);
      const isSame = isByCurrent(last?.methodVersion, last?.inForce);
      const before = last && isSame && { score: last.score, letter: last.letter };
      const event: NewEvent = {
        type: 'rating.published',
        projectId,
        data: { ratingId, score, letter, ...(before && { before }) },
      };
      if (!last || !isSame) return [event];
      const [from, to] = [standing(last, last), standing({ state, letter }, last)];
      if (state === 'suspended' && last.state !== 'suspended') {
        const why = {
          letter: to,
          ratedAt: last.letterBefore?.ratedAt,
          reason: reason ?? undefined,
        };
        return [event, { type: 'rating.suspended', projectId, data: { ratingId, ...why } }];
      }
      const isFirst = last.state === 'suspended' && from === null;
      if (from === to || isFirst) return [event];
      return [event, { type: 'letter.changed', projectId, data: { ratingId, from, to } }];
    },
  );
}
