import { eq, isNotNull } from 'drizzle-orm';
import { openTestStore } from '../../testing/store';
import { projects, projectScores } from '../db/schema';
import type { Store } from '../db/store';
import { compareForRank, isRanked, type Ranked } from '../rating';
import {
  FEW_CHANGES,
  markRanksChanged,
  rankAllProjects,
  rankChangedProjects,
} from './rankProjects';

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

async function storeCases(store: Store, cases: readonly Case[]): Promise<void> {
  await store.db.insert(projects).values(
    cases.map(({ id, name, status }) => ({
      id,
      name,
      status,
      category: 'dex',
      origin: 'projects',
    })),
  );
  await store.db.insert(projectScores).values(
    cases.map(({ id, score, coverage, provisional }) => ({
      projectId: id,
      score,
      coverage,
      provisional,
      rank: id === 'hacked' ? 1 : null,
    })),
  );
}

async function ranking(store: Store): Promise<{ ids: string[]; isWhole: boolean }> {
  const rows = await store.db
    .select({ id: projectScores.projectId, rank: projectScores.rank })
    .from(projectScores)
    .where(isNotNull(projectScores.rank))
    .orderBy(projectScores.rank);
  return { ids: rows.map(({ id }) => id), isWhole: rows.every(({ rank }, at) => rank === at + 1) };
}

function expectedIds(cases: readonly Case[]): string[] {
  const ranked = cases.map(
    ({ id, name, score, coverage, provisional = false, status = 'active' }): Ranked => ({
      name,
      rating: { projectId: id, score, coverage, provisional, status },
    }),
  );
  return ranked
    .filter(isRanked)
    .sort(compareForRank)
    .map(({ rating }) => rating.projectId);
}

describe('rankAllProjects', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
    await storeCases(store, CASES);
  });
  afterAll(() => store.close());

  it('ranks in exactly the order of compareForRank, without gaps, and takes the rank of those that have none', async () => {
    await rankAllProjects(store.db);
    expect(await ranking(store)).toEqual({ ids: expectedIds(CASES), isWhole: true });
  });
});

describe('rankChangedProjects', () => {
  let store: Store;
  let cases: Case[];

  beforeEach(async () => {
    store = await openTestStore();
    cases = CASES.map((project) => ({ ...project }));
    await storeCases(store, cases);
    await rankAllProjects(store.db);
  });
  afterEach(() => store.close());

  async function change(id: string, { name, status, ...scored }: Partial<Case>): Promise<void> {
    Object.assign(
      cases.find((project) => project.id === id)!,
      { name, status, ...scored },
    );
    const { score, coverage, provisional } = cases.find((project) => project.id === id)!;
    const hasNone = score === null || provisional === true;
    if (name !== undefined || status !== undefined)
      await store.db.update(projects).set({ name, status }).where(eq(projects.id, id));
    await store.db
      .update(projectScores)
      .set({ score, coverage, provisional, ...(hasNone && { rank: null }) })
      .where(eq(projectScores.projectId, id));
    await markRanksChanged(store.db, [id]);
  }
  const keep = ({ name, status }: Case): Pick<Case, 'name' | 'status'> => ({ name, status });
  const change1 = (id: string, values: Partial<Case>) =>
    change(id, { ...keep(cases.find((project) => project.id === id)!), ...values });

  it.each<[string, string, Partial<Case>]>([
    ['rises to the top', 'twin-a', { score: 95 }],
    ['falls to the end', 'best', { score: 10 }],
    ['stays where it is', 'covered', { score: 80.1 }],
    ['moves among equals', 'name-f', { coverage: 0.81 }],
    ['joins a group of equals', 'best', { score: 70, coverage: 0.8 }],
    ['gets its first rank', 'unrated', { score: 75, coverage: 0.9 }],
    ['loses its rank', 'covered', { provisional: true }],
    ['is compromised', 'name-c', { status: 'compromised' }],
    ['is renamed', 'name-c', { name: 'aaa' }],
    ['never had a rank', 'thin', { score: 98 }],
  ])('is right when a project %s', async (_, id, values) => {
    await change1(id, values);
    await rankChangedProjects(store.db);
    expect(await ranking(store)).toEqual({ ids: expectedIds(cases), isWhole: true });
    expect(await rankChangedProjects(store.db)).toBe(0);
  });

  it('is right after any run of changes', async () => {
    // A fixed sequence makes failures reproducible.
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    for (let round = 0; round < 60; round += 1) {
      for (let n = 0; n <= next(4); n += 1) {
        await change1(cases[next(cases.length)]!.id, {
          score: next(5) === 0 ? null : 60 + next(6) * 5,
          coverage: 0.6 + next(4) / 10,
          provisional: next(6) === 0,
          status: next(8) === 0 ? 'compromised' : 'active',
        });
      }
      await rankChangedProjects(store.db);
      expect(await ranking(store)).toEqual({ ids: expectedIds(cases), isWhole: true });
    }
  });

  it('writes only the ranks between the old place and the new one', async () => {
    await change1('name-b', { score: 85 });
    expect(await rankChangedProjects(store.db)).toBe(4);
  });

  it('ranks all anew when many have changed', async () => {
    const many = Array.from({ length: FEW_CHANGES + 5 }, (_, n) => ({
      id: `many-${n}`,
      name: `Many ${n}`,
      score: 50 + (n % 7),
      coverage: 0.9,
    }));
    await storeCases(store, many);
    cases.push(...many);
    await markRanksChanged(
      store.db,
      many.map(({ id }) => id),
    );
    await rankChangedProjects(store.db);
    expect(await ranking(store)).toEqual({ ids: expectedIds(cases), isWhole: true });
  });
});
