import type { Rating1 } from '../../../contracts/ratings/method1';
import { ratings } from '../../db/schema';
import type { Database } from '../../db/store';
import { NOON } from './storeProject';

const SIGNAL = {
  ...{ id: 'team', category: 'transparency', name: 'Team', state: 'good', weight: 30 },
  ...{ value: 2, unit: 'names', points: 1, tier: 'P1', improvement: null, sample: false },
  ...{ sentence: '2 people confirmed it.', observedAt: '2026-11-20T00:00:00.000Z' },
  ...{ validUntil: '2027-05-19T00:00:00.000Z', evidence: [] },
};

/** Stores a rating as method 1.0 published it, at noon. */
export async function storeRating1(
  db: Database,
  projectId: string,
): Promise<Omit<Rating1, 'recordedAt'>> {
  const category = { id: 'transparency', name: 'Transparency', weight: 15, score: 100 };
  const rating = {
    ...{ projectId, methodVersion: '1.0' as const, ratedAt: NOON.toISOString() },
    ...{ score: 100, letter: 'AAA' as const, uncappedLetter: 'AAA' as const, provisional: false },
    ...{ cap: null, gates: [], status: 'active' as const, coverage: 0.9, sample: false },
    range: [90, 100] as [number, number],
    categories: [{ ...category, coverage: 0.3, signals: [SIGNAL] }],
    context: [],
    factsHash: 'a'.repeat(64),
  };
  const facts = { projectId, status: 'active', team: { value: { confirmedNames: 2 } } };
  const { score, letter, ratedAt, methodVersion, factsHash, coverage: known, status } = rating;
  await db.insert(ratings).values({
    ...{ projectId, score, letter, ratedAt, methodVersion, factsHash, known, status, facts },
    state: 'rated',
    explanation: rating,
  });
  return { ...rating, facts };
}
