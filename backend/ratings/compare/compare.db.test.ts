import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { letterChanges } from '../../../contracts/endpoints';
import { openTestStore } from '../../../testing/store';
import { createApp } from '../../createApp';
import { contracts, meta, observations } from '../../db/schema';
import type { Store } from '../../db/store';
import { emptyTables } from '../../db/testing/emptyTables';
import { DEMONSTRATION_KEY } from '../../projects/ratingTime';
import { listCandidates } from '../candidates';
import { rateProjects } from '../rateProjects';
import {
  daysAfter,
  NOON,
  storeFullProject,
  storeProject,
  testContractId,
} from '../testing/storeProject';
import { compareMethods } from './compareMethods';
import { compareTable } from './compareTable';
import { listLetterChanges } from './listLetterChanges';

describe('both methods on one store', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
    await storeFullProject(store.db, 'vault', 1, { name: 'The Vault' });
    await storeProject(store.db, 'coin');
    await storeFullProject(store.db, 'gone', 2, { status: 'wound-down' });
  });
  afterAll(() => store.close());

  it('are a table of the letters before and after, and why', async () => {
    const ids = await listCandidates(store.db, '', 10);
    const rows = await compareMethods(store.db, ids, NOON);
    expect(rows.map(({ projectId }) => projectId)).toEqual(['gone', 'vault']);
    const table = compareTable(await listLetterChanges(store.db, NOON));
    expect(table).toContain('as of 2026-11-21');
    expect(table).toContain('Method 1.0 ranked 1 of 2 records; 2.0 rates 1.');
    expect(table).toMatch(/\| gone \| wound-down \| wound down \| Off the scale, as before\. \|/);
    expect(table).toMatch(/\| vault \| A+ \d+ \| A+ \d+–\d+ \| Most is lost on .+\. \|/);
  });

  it('say that facts have run out', async () => {
    const [row] = await compareMethods(store.db, ['vault'], daysAfter(NOON, 10));
    expect(row).toMatchObject({
      after: { state: 'suspended' },
      why: expect.stringContaining('run out'),
    });
  });
});

describe('GET /api/methodology/letters', () => {
  let store: Store;
  let app: FastifyInstance;
  let now = NOON;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    await emptyTables(store.db, 'projects, sources, meta');
    now = NOON;
    app = await createApp({ store, now: () => now, logger: pino({ level: 'silent' }) });
  });
  afterEach(() => app.close());
  afterAll(() => store.close());

  const ask = async () =>
    letterChanges.output.validateSync((await app.inject('/api/methodology/letters')).json(), {
      strict: true,
    });

  it('has no rows where nothing is stored', async () => {
    expect(await ask()).toEqual({
      asOf: NOON.toISOString(),
      demonstrationAsOf: null,
      total: 0,
      rankedBefore: 0,
      ratedAfter: 0,
      items: [],
    });
  });

  it('is the letter of each project with facts by both methods', async () => {
    await storeFullProject(store.db, 'vault', 1, { name: 'The Vault' });
    await storeFullProject(store.db, 'gap', 2);
    await store.db.delete(observations).where(eq(observations.projectId, 'gap'));
    await storeProject(store.db, 'coin');
    const { items, ...sums } = await ask();
    expect(sums).toMatchObject({ total: 2, rankedBefore: 1, ratedAfter: 1 });
    expect(items).toEqual([
      expect.objectContaining({
        projectId: 'gap',
        before: expect.objectContaining({ provisional: true }),
        after: expect.objectContaining({ state: 'not-rated', letter: null }),
        why: expect.stringMatching(/^Not shown: who can change it, .+ and .+\.$/),
      }),
      expect.objectContaining({
        projectId: 'vault',
        projectName: 'The Vault',
        after: expect.objectContaining({ state: 'rated' }),
      }),
    ]);
  });

  it("rates at the embedded set's day while nothing else is loaded", async () => {
    await storeFullProject(store.db, 'vault', 1);
    await store.db.insert(meta).values({ key: DEMONSTRATION_KEY, value: { asOf: '2026-11-21' } });
    now = daysAfter(NOON, 400);
    expect(await ask()).toMatchObject({
      asOf: NOON.toISOString(),
      demonstrationAsOf: '2026-11-21',
      items: [{ after: { state: 'rated' } }],
    });
  });

  it('gives the letter of the current rating, with the dangers that still stand', async () => {
    await storeFullProject(store.db, 'vault', 1);
    const own = eq(contracts.id, testContractId(1));
    await store.db.update(contracts).set({ verified: 'none' }).where(own);
    await rateProjects(store, { now: NOON });
    await store.db.update(contracts).set({ verified: 'exact' }).where(own);
    now = daysAfter(NOON, 0.5);
    const [row] = (await ask()).items;
    expect(row).toMatchObject({
      after: { letter: 'BB' },
      why: 'A contract with funds has no verified source: Vault (at most BB).',
    });
  });
});
