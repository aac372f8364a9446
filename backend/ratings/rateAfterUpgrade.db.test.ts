import { asc, sql } from 'drizzle-orm';
import { openTestStore } from '../../testing/store';
import { events, meta, projectScores, ratings } from '../db/schema';
import type { Store } from '../db/store';
import { rateAfterUpgrade } from './rateAfterUpgrade';
import { daysAfter, NOON, storeFullProject } from './testing/storeProject';
import { storeRating1 } from './testing/storeRating1';

describe('a start after an upgrade', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
    await storeFullProject(store.db, 'vault', 1);
    await storeRating1(store.db, 'vault');
  });
  afterAll(() => store.close());

  it('rates every project again, once, and reports no change of a letter', async () => {
    expect(await rateAfterUpgrade(store, { now: NOON })).toMatchObject({ rated: 1, published: 1 });
    expect(await rateAfterUpgrade(store, { now: daysAfter(NOON, 1) })).toBeUndefined();
    const rows = await store.db.select().from(ratings).orderBy(asc(ratings.ratedAt));
    expect(rows.map(({ methodVersion, ratedAt }) => [methodVersion, ratedAt])).toEqual([
      ['1.0', NOON.toISOString()],
      ['2.0', new Date(NOON.getTime() + 1).toISOString()],
    ]);
    const published = await store.db.select().from(events);
    expect(published.map(({ type }) => type)).toEqual(['rating.published']);
    expect(published[0]!.data).not.toHaveProperty('before');
  });

  it('starts over where the set of signals changed, and compares nothing with it', async () => {
    await store.db.update(ratings).set({
      ratedAt: sql`rated_at - interval '8 days'`,
      letter: 'C',
      score: 35,
      explanation: sql`jsonb_set(explanation, '{inForce}', '["team"]')`,
    });
    await store.db
      .update(meta)
      .set({ value: { method: '2.0', inForce: ['team'] } })
      .where(sql`key = 'rated-by'`);
    expect(await rateAfterUpgrade(store, { now: NOON })).toMatchObject({ rated: 1, published: 1 });
    const published = await store.db.select().from(events);
    expect(published.map(({ type }) => type)).toEqual(['rating.published', 'rating.published']);
    const [score] = await store.db.select().from(projectScores);
    expect(score).toMatchObject({ state: 'rated', change7d: null });
  });
});
