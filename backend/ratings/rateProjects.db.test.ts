import { asc, eq, getTableColumns } from 'drizzle-orm';
import { openTestStore } from '../../testing/store';
import {
  audits,
  bounties,
  contracts,
  observations,
  pageViews,
  projects,
  projectScores,
  ratings,
  votes,
} from '../db/schema';
import { rankAt } from '../db/rankAt';
import type { Store } from '../db/store';
import { emptyTables } from '../db/testing/emptyTables';
import type { Rating } from '../rating';
import { rateProjects } from './rateProjects';
import {
  CHECKED_AT,
  daysAfter,
  NOON,
  observe,
  storeFullProject,
  storeIncident,
  storeProject,
  storeSource,
} from './testing/storeProject';

describe('rateProjects', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    await emptyTables(store.db, 'projects, sources');
  });
  afterAll(() => store.close());

  const snapshots = (id: string) =>
    store.db.select().from(ratings).where(eq(ratings.projectId, id)).orderBy(asc(ratings.ratedAt));
  const scores = async (id: string) => {
    const [row] = await store.db
      .select({ ...getTableColumns(projectScores), rank: rankAt(projectScores.place) })
      .from(projectScores)
      .where(eq(projectScores.projectId, id));
    return row!;
  };
  const rateAt = (now: Date, projectIds?: string[]) => rateProjects(store, { now, projectIds });

  it('publishes a snapshot per project with facts, and a row of counts for every project', async () => {
    await storeFullProject(store.db, 'vault', 1);
    await storeProject(store.db, 'coin');
    expect(await rateAt(NOON)).toEqual({ rated: 1, published: 1, unrated: 1 });
    const [snapshot] = await snapshots('vault');
    const rating = snapshot!.explanation as Rating;
    expect(rating).toMatchObject({
      projectId: 'vault',
      state: 'rated',
      methodVersion: '2.0',
      factsHash: snapshot!.factsHash,
    });
    expect(await scores('vault')).toMatchObject({
      ratingId: snapshot!.id,
      rank: 1,
      score: rating.score,
      letter: rating.letter,
      state: 'rated',
      comparable: true,
      possible: rating.possible,
      known: rating.known,
      possibleLetter: rating.possibleLetter,
      letterBefore: null,
      weakestHolder: 'multisig',
      weakestWords: 'a 5-of-9 multisig',
      delaySeconds: 172_800,
      code: rating.categories[0]!.score,
      transparency: 100,
      market: null,
      auditCount: 1,
      lastAuditOn: '2025-06-01',
      hasBounty: true,
      bountyUsd: 100_000,
      incidentCount: 0,
      change7d: null,
      ratedAt: NOON.toISOString(),
    });
    expect(await scores('coin')).toMatchObject({
      ratingId: null,
      rank: null,
      score: null,
      auditCount: 0,
      hasBounty: false,
      ratedAt: null,
    });
  });

  it('publishes nothing when nothing changed, at the same instant or an hour later', async () => {
    await storeFullProject(store.db, 'vault', 1);
    await rateAt(NOON);
    expect(await rateAt(NOON)).toEqual({ rated: 1, published: 0, unrated: 0 });
    expect(await rateAt(new Date(NOON.getTime() + 3_600_000), ['vault'])).toEqual({
      rated: 1,
      published: 0,
      unrated: 0,
    });
    expect(await snapshots('vault')).toHaveLength(1);
  });

  it('publishes again where less of the weakest power was stored', async () => {
    await storeFullProject(store.db, 'vault', 1);
    await rateAt(NOON);
    await store.db.update(ratings).set({ weakestWords: null });
    expect(await rateAt(daysAfter(NOON, 1))).toMatchObject({ published: 1 });
    expect(await scores('vault')).toMatchObject({ weakestWords: 'a 5-of-9 multisig' });
  });

  it('publishes nothing for single votes and views, but for a line that moved by a whole point', async () => {
    await storeFullProject(store.db, 'vault', 1);
    await store.db.insert(votes).values(
      Array.from({ length: 200 }, (_, n) => ({
        projectId: 'vault',
        voterKey: `v${n}`,
        yes: true,
        votedAt: CHECKED_AT,
      })),
    );
    await store.db
      .insert(pageViews)
      .values({ projectId: 'vault', hour: CHECKED_AT, visitorKey: 'first' });
    await rateAt(NOON);
    await store.db.insert(votes).values({
      projectId: 'vault',
      voterKey: 'late',
      yes: true,
      votedAt: CHECKED_AT,
    });
    expect((await rateAt(NOON)).published).toBe(0);
    await store.db.update(votes).set({ yes: false });
    expect((await rateAt(daysAfter(NOON, 0.5))).published).toBe(1);
    const [before, after] = await snapshots('vault');
    expect(after!.score).toBe(before!.score);
    expect((await scores('vault')).community).toBeLessThan(
      (before!.explanation as Rating).context[1]!.score!,
    );
  });

  it('publishes when a security fact has a new source, although no number moved', async () => {
    await storeFullProject(store.db, 'vault', 1);
    await rateAt(NOON);
    await observe(
      store.db,
      'vault',
      'documentation',
      { coversDeployedCode: 'yes' },
      await storeSource(store.db, 'register'),
      '2026-11-21T08:00:00.000Z',
    );
    expect((await rateAt(NOON)).published).toBe(1);
  });

  it('never changes what it published: a new fact makes a new row and leaves the old one alone', async () => {
    await storeFullProject(store.db, 'vault', 1);
    await rateAt(NOON);
    const [before] = await snapshots('vault');
    await store.db.update(bounties).set({ status: 'none' });
    await rateAt(daysAfter(NOON, 1));
    const after = await snapshots('vault');
    expect(after).toHaveLength(2);
    expect(after[0]).toEqual(before);
    expect(after[1]!.score).toBeLessThan(before!.score!);
    expect(await scores('vault')).toMatchObject({
      ratingId: after[1]!.id,
      score: after[1]!.score,
      hasBounty: false,
      bountyUsd: null,
    });
  });

  it('publishes a second rating for one instant a millisecond later', async () => {
    await storeFullProject(store.db, 'vault', 1);
    await rateAt(NOON);
    await store.db.update(bounties).set({ status: 'paused' });
    await rateAt(NOON);
    expect(await rateAt(NOON)).toMatchObject({ published: 0 });
    expect((await snapshots('vault')).map((row) => row.ratedAt)).toEqual([
      '2026-11-21T12:00:00.000Z',
      '2026-11-21T12:00:00.001Z',
    ]);
    expect((await scores('vault')).score).toBe((await snapshots('vault'))[1]!.score);
  });

  it('publishes changes from time alone: lower points, expired observations', async () => {
    await storeFullProject(store.db, 'vault', 1);
    await rateAt(NOON);
    const expired = daysAfter(NOON, 10);
    expect((await rateAt(expired)).published).toBe(1);
    const [before, after] = await snapshots('vault');
    const governance = (after!.explanation as Rating).categories.find(
      (category) => category.id === 'governance',
    )!;
    expect(governance.signals.find((signal) => signal.id === 'upgrade-control')).toMatchObject({
      state: 'unknown',
      proven: 0,
      ranOut: true,
    });
    expect(await scores('vault')).toMatchObject({
      state: 'suspended',
      rank: null,
      letter: null,
      letterBefore: before!.letter,
      letterBeforeAt: before!.ratedAt,
      weakestHolder: null,
    });
  });

  it('keeps a danger that was found until a newer look at the same thing', async () => {
    await storeFullProject(store.db, 'vault', 1);
    await store.db.update(contracts).set({ verified: 'none' });
    await rateAt(NOON);
    const gates = async () => {
      const rating = (await snapshots('vault')).at(-1)!.explanation as Rating;
      return rating.dangers.map(({ gate }) => gate);
    };
    expect(await gates()).toEqual(['unverified-funds']);
    expect(await rateAt(daysAfter(NOON, 1))).toMatchObject({ published: 0 });
    await store.db.update(contracts).set({ verified: null });
    await rateAt(daysAfter(NOON, 1));
    expect(await gates()).toEqual(['unverified-funds']);
    const sourceId = await storeSource(store.db, 'verifier', '2026-11-22T00:00:00.000Z', {
      statedOn: '2026-11-22',
    });
    await store.db.update(contracts).set({ verified: 'exact', sourceId });
    await rateAt(daysAfter(NOON, 2));
    expect(await gates()).toEqual([]);
  });

  it('fills in a past time without touching the current rating', async () => {
    await storeFullProject(store.db, 'vault', 1);
    await rateAt(daysAfter(NOON, 1));
    const current = await scores('vault');
    expect((await rateAt(NOON)).published).toBe(1);
    expect(await scores('vault')).toEqual(current);
  });

  it('knows how exactly the day of the last audit is known', async () => {
    await storeFullProject(store.db, 'vault', 1);
    const audit = { projectId: 'vault', auditor: 'Firm', reportUrl: 'https://firm.example/' };
    const add = (id: string, publishedOn: string, publishedPrecision: 'month' | null) =>
      store.db.insert(audits).values({ ...audit, id, publishedOn, publishedPrecision });
    await add('a', '2025-07-01', 'month');
    await rateAt(NOON);
    expect(await scores('vault')).toMatchObject({
      lastAuditOn: '2025-07-01',
      lastAuditPrecision: 'month',
    });
    await add('b', '2025-07-09', null);
    await rateAt(NOON);
    expect(await scores('vault')).toMatchObject({
      lastAuditOn: '2025-07-09',
      lastAuditPrecision: null,
    });
  });

  it('answers the change of the score over seven days', async () => {
    await storeFullProject(store.db, 'vault', 1);
    await rateAt(daysAfter(NOON, -0.5));
    await store.db.update(bounties).set({ topRewardUsd: 2_000_000 });
    await store.db
      .update(observations)
      .set({ observedAt: daysAfter(NOON, 6).toISOString() })
      .where(eq(observations.key, 'control'));
    await rateAt(daysAfter(NOON, 6));
    expect((await scores('vault')).change7d).toBeNull();
    await rateAt(daysAfter(NOON, 7));
    const [first, ...rest] = await snapshots('vault');
    expect((await scores('vault')).change7d).toBeCloseTo(
      rest[rest.length - 1]!.score! - first!.score!,
      9,
    );
  });

  it('takes a compromised project off the scale and keeps the score of the day before', async () => {
    const sourceId = await storeFullProject(store.db, 'vault', 1);
    await rateAt(NOON);
    await storeIncident(store.db, 'vault', '2026-11-22', sourceId, { resolved: false });
    await store.db.update(projects).set({ status: 'compromised', statusSince: '2026-11-22' });
    await rateAt(daysAfter(NOON, 1));
    expect(await scores('vault')).toMatchObject({
      score: null,
      letter: null,
      rank: null,
      incidentCount: 1,
      lastIncidentOn: '2026-11-22',
    });
    expect((await snapshots('vault')).map((row) => [row.status, row.state])).toEqual([
      ['active', 'rated'],
      ['compromised', 'compromised'],
    ]);
  });

  it('marks a rating of a sample project as sample', async () => {
    await storeFullProject(store.db, 'vault', 1, { sample: true });
    await rateAt(NOON);
    expect((await scores('vault')).sample).toBe(true);
    expect(((await snapshots('vault'))[0]!.explanation as Rating).sample).toBe(true);
  });

  it('passes over unknown ids, and rates nothing without facts', async () => {
    await storeProject(store.db, 'coin');
    expect(await rateAt(NOON, ['coin', 'nobody'])).toEqual({ rated: 0, published: 0, unrated: 1 });
    expect(await rateAt(NOON, [])).toEqual({ rated: 0, published: 0, unrated: 0 });
  });
});
