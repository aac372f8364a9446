import { isNotNull } from 'drizzle-orm';
import { openTestStore } from '../../testing/store';
import { projects, projectScores } from '../db/schema';
import type { Store } from '../db/store';
import { compareForRank, isRanked, type Ranked } from '../rating';
import { rankProjects } from './rankProjects';

interface Case {
  id: string;
  name: string;
  score: number | null;
  coverage: number;
  provisional?: boolean;
  status?: 'active' | 'compromised';
}

const CASES: Case[] = [
  { id: 'best', name: 'Zeta', score: 91.2, coverage: 0.7 },
  { id: 'covered', name: 'beta', score: 80, coverage: 0.9 },
  { id: 'less-covered', name: 'Alpha', score: 80, coverage: 0.8 },
  { id: 'name-b', name: 'aave', score: 70, coverage: 0.8 },
  { id: 'name-a', name: 'Aave', score: 70, coverage: 0.8 },
  { id: 'name-c', name: 'Aave v2', score: 70, coverage: 0.8 },
  { id: 'name-d', name: 'aave-v1', score: 70, coverage: 0.8 },
  { id: 'name-e', name: 'élan', score: 70, coverage: 0.8 },
  { id: 'name-f', name: '中', score: 70, coverage: 0.8 },
  { id: 'twin-b', name: 'Twin', score: 60, coverage: 0.8 },
  { id: 'twin-a', name: 'Twin', score: 60, coverage: 0.8 },
  { id: 'thin', name: 'Thin', score: 99, coverage: 0.3, provisional: true },
  { id: 'hacked', name: 'Hacked', score: 95, coverage: 0.9, status: 'compromised' },
  { id: 'unrated', name: 'Unrated', score: null, coverage: 0 },
];

describe('rankProjects', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
    await store.db.insert(projects).values(
      CASES.map(({ id, name, status }) => ({
        id,
        name,
        status,
        category: 'dex',
        origin: 'projects',
      })),
    );
    await store.db.insert(projectScores).values(
      CASES.map(({ id, score, coverage, provisional }) => ({
        projectId: id,
        score,
        coverage,
        provisional,
        rank: id === 'hacked' ? 1 : null,
      })),
    );
  });
  afterAll(() => store.close());

  it('ranks in exactly the order of compareForRank, without gaps, and takes the rank of those that have none', async () => {
    await rankProjects(store.db);
    const rows = await store.db
      .select({ id: projectScores.projectId, rank: projectScores.rank })
      .from(projectScores)
      .where(isNotNull(projectScores.rank))
      .orderBy(projectScores.rank);
    const expected = CASES.map(
      ({ id, name, score, coverage, provisional = false, status = 'active' }): Ranked => ({
        name,
        rating: { projectId: id, score, coverage, provisional, status },
      }),
    )
      .filter(isRanked)
      .sort(compareForRank);
    expect(rows.map((row) => row.id)).toEqual(expected.map((item) => item.rating.projectId));
    expect(rows.map((row) => row.rank)).toEqual(expected.map((_, at) => at + 1));
  });
});
