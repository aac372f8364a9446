import { eq } from 'drizzle-orm';
import { LETTERS, type Letter } from '../../contracts/vocabulary';
import { openTestStore } from '../../testing/store';
import { projects, projectScores, rankPlaces } from '../db/schema';
import type { Store } from '../db/store';
import { compareForRank, shareRanks, type Rating } from '../rating';
import { rankAt } from '../db/rankAt';
import { rankProjects } from './rankProjects';

interface Case {
  id: string;
  score: number | null;
  state?: Rating['state'];
  comparable?: boolean;
  letter?: Letter;
}

const CASES: Case[] = [
  { id: 'best', score: 91.2 },
  { id: 'capped', score: 88, letter: 'B' },
  { id: 'even-a', score: 80 },
  { id: 'even-b', score: 80.9 },
  { id: 'below', score: 79.9 },
  { id: 'low', score: 0.4 },
  { id: 'open', score: 99, state: 'not-rated' },
  { id: 'late', score: 98, state: 'suspended' },
  { id: 'hacked', score: null, state: 'compromised' },
  { id: 'other-signals', score: 85, comparable: false },
];

/** As the method ranks those that are comparable. */
function expectedRanks(cases: readonly Case[]): Record<string, number | null> {
  const ranked = cases
    .filter(({ comparable = true, score }) => comparable && score !== null)
    .map(({ id, score, state = 'rated', letter = 'A' }) => ({
      name: id,
      rating: { projectId: id, state, letter, score: score ?? 0, known: 0.8 },
    }))
    .sort(compareForRank);
  const ranks = shareRanks(ranked);
  const byId = new Map(ranked.map(({ name }, at) => [name, ranks[at] ?? null]));
  return Object.fromEntries(cases.map(({ id }) => [id, byId.get(id) ?? null]));
}

describe('rankProjects', () => {
  let store: Store;
  let cases: Case[];
  beforeAll(async () => {
    store = await openTestStore();
  });
  afterAll(() => store.close());
  beforeEach(async () => {
    cases = CASES.map((item) => ({ ...item }));
    await store.db.delete(projects);
    await store.db
      .insert(projects)
      .values(cases.map(({ id }) => ({ id, name: id, category: 'dex', origin: 'projects' })));
    await store.db.insert(projectScores).values(
      cases.map(({ id, score, state = 'rated', comparable = true, letter = 'A' }) => ({
        projectId: id,
        score,
        letterOrder: LETTERS.indexOf(letter),
        state,
        comparable,
      })),
    );
    await rankProjects(store.db);
  });

  const ranks = async () => {
    const rows = await store.db
      .select({ id: projectScores.projectId, rank: rankAt(projectScores.place) })
      .from(projectScores);
    return Object.fromEntries(rows.map(({ id, rank }) => [id, rank]));
  };
  async function change(id: string, values: Partial<Case>): Promise<void> {
    Object.assign(
      cases.find((item) => item.id === id)!,
      values,
    );
    const { score, state = 'rated', comparable = true } = cases.find((item) => item.id === id)!;
    await store.db
      .update(projectScores)
      .set({ score, state, comparable })
      .where(eq(projectScores.projectId, id));
  }

  it('gives equal whole numbers one rank, and takes the rank of those that have none', async () => {
    expect(await ranks()).toEqual(expectedRanks(CASES));
    expect(await ranks()).toMatchObject({ best: 1, 'even-a': 2, 'even-b': 2, below: 4, low: 5 });
  });

  it.each<[string, string, Partial<Case>]>([
    ['rises to the top', 'low', { score: 95 }],
    ['falls to the end', 'best', { score: 0 }],
    ['stays where it is', 'best', { score: 91.9 }],
    ['joins equals', 'below', { score: 80.3 }],
    ['gets its first rank', 'open', { state: 'rated' }],
    ['loses its rank', 'even-a', { state: 'suspended' }],
    ['is measured by other signals', 'best', { comparable: false }],
  ])('is right when a project %s', async (_, id, values) => {
    await change(id, values);
    await rankProjects(store.db);
    expect(await ranks()).toEqual(expectedRanks(cases));
  });

  it('ranks before the places are counted again as the next that is', async () => {
    await change('low', { score: 95 });
    expect(await ranks()).toMatchObject({ low: 1, best: 1 });
    await change('low', { score: 0.2 });
    expect(await ranks()).toMatchObject({ low: 5 });
  });

  it('has no ranks without a rated project', async () => {
    await store.db.update(projectScores).set({ state: 'not-rated' });
    await rankProjects(store.db);
    expect(Object.values(await ranks()).every((rank) => rank === null)).toBe(true);
    expect(await store.db.select().from(rankPlaces)).toMatchObject([{ rank: 1 }]);
  });
});
