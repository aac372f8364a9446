import { count, isNotNull } from 'drizzle-orm';
import { countTurns } from '../../testing/countTurns';
import { openTestStore } from '../../testing/store';
import { bounties, projects, projectScores, ratings } from '../db/schema';
import type { Store } from '../db/store';
import { rateProjects } from './rateProjects';
import { NOON, storeSource } from './testing/storeProject';

const PROJECTS = 450;

describe('rateProjects in batches', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
    const ids = Array.from({ length: PROJECTS }, (_, n) => `p${n}`);
    const sourceId = await storeSource(store.db, 'bounty');
    await store.db
      .insert(projects)
      .values(ids.map((id) => ({ id, name: id, category: 'dex', origin: 'projects' })));
    await store.db
      .insert(bounties)
      .values(
        ids.map((projectId) => ({ projectId, status: 'active', topRewardUsd: 1e6, sourceId })),
      );
  });
  afterAll(() => store.close());

  const counted = async () => {
    const [snapshots] = await store.db.select({ n: count() }).from(ratings);
    const [rows] = await store.db
      .select({ n: count() })
      .from(projectScores)
      .where(isNotNull(projectScores.ratingId));
    return { snapshots: snapshots!.n, rows: rows!.n };
  };

  it('a run that is stopped leaves whole batches, and the next run completes it', async () => {
    const stop = (done: number) => {
      if (done === 200) throw new Error('killed');
    };
    await expect(rateProjects(store, { now: NOON, onProgress: stop })).rejects.toThrow('killed');
    expect(await counted()).toEqual({ snapshots: 200, rows: 200 });

    const progress: [number, number][] = [];
    const result = await rateProjects(store, {
      now: NOON,
      onProgress: (done, total) => progress.push([done, total]),
    });
    expect(result).toEqual({ rated: PROJECTS, published: PROJECTS - 200, unrated: 0 });
    expect(progress).toEqual([
      [0, 450],
      [200, 450],
      [400, 450],
      [450, 450],
    ]);
    expect(await counted()).toEqual({ snapshots: PROJECTS, rows: PROJECTS });
  });

  it('lets other requests in after each batch', async () => {
    const ids = Array.from({ length: PROJECTS }, (_, n) => `p${n}`);
    const given = { now: NOON, projectIds: ids };
    expect(await countTurns(() => rateProjects(store, { now: NOON }))).toBeGreaterThanOrEqual(3);
    expect(await countTurns(() => rateProjects(store, given))).toBeGreaterThanOrEqual(3);
  });

  it('two runs at once publish every rating once', async () => {
    const later = new Date(NOON.getTime() + 40 * 86_400_000);
    await store.db.update(bounties).set({ status: 'paused' });
    const results = await Promise.all([
      rateProjects(store, { now: later }),
      rateProjects(store, { now: later }),
    ]);
    expect(results[0]!.published + results[1]!.published).toBe(PROJECTS);
    expect(await counted()).toEqual({ snapshots: 2 * PROJECTS, rows: PROJECTS });
  });
});
