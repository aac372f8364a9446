import { and, eq, sql } from 'drizzle-orm';
import { openTestStore } from '../../testing/store';
import { events, observations, projectScores, sources } from '../db/schema';
import type { Store } from '../db/store';
import { emptyTables } from '../db/testing/emptyTables';
import { listNewest } from '../events';
import { rateProjects } from './rateProjects';
import {
  CHECKED_AT,
  daysAfter,
  NOON,
  observe,
  storeFullProject,
  storeSource,
} from './testing/storeProject';

describe('what this site has not checked in time', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    await emptyTables(store.db, 'projects, sources, events');
    await storeFullProject(store.db, 'vault', 1);
  });
  afterAll(() => store.close());

  const rateAt = (days: number) => rateProjects(store, { now: daysAfter(NOON, days) });
  const scores = async () => (await store.db.select().from(projectScores))[0]!;
  /** As after a new look at the chain. */
  const confirm = (days: number) =>
    store.db
      .update(observations)
      .set({ observedAt: daysAfter(NOON, days).toISOString() })
      .where(eq(observations.key, 'control'));

  it('suspends with its reason: no letter changes, and no week counts it', async () => {
    await rateAt(0);
    const { letter } = await scores();
    await rateAt(8);
    expect(await scores()).toMatchObject({
      state: 'suspended',
      letter: null,
      letterBefore: letter,
      change7d: null,
    });
    const told = await store.db
      .select({ type: events.type, data: events.data })
      .from(events)
      .where(sql`type <> 'rating.published'`);
    const reason = 'we last checked who can change it on 20 Nov 2026';
    expect(told).toMatchObject([
      { type: 'rating.suspended', data: { letter, ratedAt: NOON.toISOString(), reason } },
    ]);
    expect(await listNewest(store.db, 9, ['vault'])).toMatchObject([
      { type: 'rating.suspended', letterBefore: letter, subject: reason },
    ]);
    await confirm(8);
    await rateAt(8);
    expect(await scores()).toMatchObject({ state: 'rated', letter });
    await rateAt(15);
    expect((await scores()).change7d).toBeNull();
  });

  it('suspends a rating that rested on a source read later, as in a demonstration', async () => {
    const late = daysAfter(NOON, 40).toISOString();
    await rateAt(0);
    await store.db
      .update(sources)
      .set({ checkedAt: late })
      .where(and(eq(sources.title, 'vault-file')));
    await rateAt(41);
    expect((await scores()).state).toBe('suspended');
  });

  it('is no fall of a rating that stays', async () => {
    const old = await storeSource(store.db, 'old', '2025-11-24T00:00:00.000Z', {
      statedOn: '2025-11-24',
    });
    await store.db.delete(observations).where(eq(observations.key, 'documentation'));
    await observe(
      store.db,
      'vault',
      'documentation',
      { coversDeployedCode: 'yes' },
      old,
      CHECKED_AT,
    );
    await rateAt(0);
    const { score } = await scores();
    await confirm(7.5);
    await rateAt(8);
    expect(await scores()).toMatchObject({ state: 'rated', change7d: null });
    expect((await scores()).score).toBeLessThan(score!);
  });
});
