import { eq, sql } from 'drizzle-orm';
import { openTestStore } from '../../../testing/store';
import { mergeProjects } from '../../compose';
import { meta, projects, projectScores, tokens } from '../../db/schema';
import { readRows, type Store } from '../../db/store';
import { listIssues } from '../issuers';
import { ratingTime } from '../../catalog/projects/ratingTime';
import { loadIndex } from '../../catalog/search/loadIndex';
import { logoFile } from './logos';
import { seedStore } from './seed';
import { curatedFiles, metamaskEntries, readSet } from './set';
import { emptyTables } from '../../db/testing/emptyTables';

const NOW = new Date('2027-03-01T08:00:00.000Z');

describe('filling an empty store', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  afterAll(() => store.close());

  const count = async (table: string) =>
    (
      await readRows<{ n: number }>(
        store.db,
        sql`select count(*) as n from ${sql.identifier(table)}`,
      )
    )[0]?.n;
  const picture = () =>
    readRows(store.db, sql`select id, name, logo, tickers, origin from projects order by id`);

  it('goes on where it was killed', async () => {
    const killed = () => {
      throw new Error('killed');
    };
    await expect(
      seedStore(store, {
        now: NOW,
        mergeProjects,
        onProgress: (done) => (done > 0 ? killed() : undefined),
      }),
    ).rejects.toThrow('killed');
    expect(await count('projects')).toBe(curatedFiles().length);
    const result = await seedStore(store, { now: NOW, mergeProjects });
    expect(result).toMatchObject({ seeded: true, refused: [], rated: curatedFiles().length });
    expect(result.projects).toBeGreaterThan(650);
  });

  it('holds every token of the package, and every curated project', async () => {
    const entries = metamaskEntries();
    expect(entries.length).toBeGreaterThan(650);
    const held = new Set(
      (await store.db.select({ id: tokens.id }).from(tokens)).map((row) => row.id),
    );
    expect(entries.filter((entry) => !held.has(entry.id))).toEqual([]);
    expect(
      await store.db.select().from(projects).where(eq(projects.origin, 'projects')),
    ).toHaveLength(curatedFiles().length);
  });

  it('gives curated projects their tokens and logos, one project each', async () => {
    const [uniswap] = await store.db.select().from(projects).where(eq(projects.id, 'uniswap'));
    expect(uniswap).toMatchObject({ origin: 'projects', logo: 'metamask/uni.svg' });
    const logos = (await store.db.select({ logo: projects.logo }).from(projects)).flatMap(
      (row) => row.logo ?? [],
    );
    expect(logos.length).toBeGreaterThan(650);
    expect(logos.filter((logo) => logoFile(logo) === undefined)).toEqual([]);
  });

  it('rates the curated ones for the day of the set, and leaves the listed ones unrated', async () => {
    expect(await ratingTime(store.db, NOW)).toEqual(new Date(`${readSet().asOf}T12:00:00.000Z`));
    const [listed] = await store.db
      .select()
      .from(projectScores)
      .innerJoin(projects, eq(projects.id, projectScores.projectId))
      .where(eq(projects.origin, 'token-list'))
      .limit(1);
    expect(listed?.project_scores).toMatchObject({ place: null, score: null, ratingId: null });
  });

  it('says of 33 listed tokens whose they are', async () => {
    const issues = await listIssues(store.db, ['aave', 'compound', 'cow-protocol', 'frax', 'lido']);
    expect([...issues].map(([id, { issuedCount }]) => [id, issuedCount]).sort()).toEqual([
      ['aave', 21],
      ['compound', 10],
      ['cow-protocol', 1],
      ['frax', 1],
      ['lido', 0],
    ]);
    expect(await count('issued_records')).toBe(33);
  });

  it('finds all of them in the search', async () => {
    const index = await loadIndex(store.db);
    const rows = await store.db.select({ id: projects.id, name: projects.name }).from(projects);
    const finds = ({ id, name }: { id: string; name: string }) =>
      index.withText(name, { folded: false }).includes(id);
    expect(rows.filter((row) => !finds(row))).toEqual([]);
  });

  it('does nothing the second time, nor after all projects are gone', async () => {
    const before = await picture();
    expect(await seedStore(store, { now: NOW, mergeProjects })).toMatchObject({ seeded: false });
    expect(await picture()).toEqual(before);
    await emptyTables(store.db, 'projects');
    expect(await seedStore(store, { now: NOW, mergeProjects })).toMatchObject({ seeded: false });
    expect(await count('projects')).toBe(0);
  });

  it("does nothing to a store with someone's project", async () => {
    await store.db.delete(meta);
    await store.db
      .insert(projects)
      .values({ id: 'own', name: 'Own', category: 'dex', origin: 'projects' });
    expect(await seedStore(store, { now: NOW, mergeProjects })).toMatchObject({ seeded: false });
    expect(await count('projects')).toBe(1);
  });
});
