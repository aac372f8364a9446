import type { NewEvent } from '../events';
import type { LatestSnapshot, NewSnapshot } from './snapshots';

export function ratingEvents(
  published: readonly NewSnapshot[],
  latest: ReadonlyMap<string, Pick<LatestSnapshot, 'score' | 'letter'>>,
): NewEvent[] {
  return published.flatMap(({ id: ratingId, projectId, score, letter }): NewEvent[] => {
    const last = latest.get(projectId);
    const before = last && { score: last.score, letter: last.letter };
    const event: NewEvent = {
      type: 'rating.published',
      projectId,
      data: { ratingId, score, letter, ...(before && { before }) },
    };
    if (!before || before.letter === letter) return [event];
    const data = { ratingId, from: before.letter, to: letter };
    return [event, { type: 'letter.changed', projectId, data }];
  });
}
