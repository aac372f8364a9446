import type { Database } from '../../../db/store';
import { appendEvents, readAll, registerReaders } from '../../../events';
import { alertReader } from '../alertReader';

export async function readPublished(
  db: Database,
  ratings: readonly { id: number }[],
  now: Date,
): Promise<void> {
  const happened = ratings.map(({ id }) => ({
    type: 'rating.published' as const,
    projectId: 'any',
    data: { ratingId: id, score: null, letter: null },
  }));
  await appendEvents(db, now, happened);
  await registerReaders(db, [alertReader]);
  await readAll(db, [alertReader], () => now);
}
