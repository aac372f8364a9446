import { eq } from 'drizzle-orm';
import { Registry } from 'prom-client';
import { openTestStore } from '../../../testing/store';
import { bounties, contracts } from '../../db/schema';
import type { Store } from '../../db/store';
import { emptyTables } from '../../db/testing/emptyTables';
import { rateProjects } from '../../ratings';
import {
  daysAfter,
  NOON,
  observe,
  storeFullProject,
  storeSource,
} from '../../ratings/testing/storeProject';
import { registerCollectMetrics } from './collectMetrics';
import { countFacts, listSourceStates } from './listSourceStates';
import { collectFrom } from './testing/collectFrom';
import { startSources, type Sources } from './testing/startSources';

const BLOB = 'https://github.com/l2beat/l2beat/blob/0123abc/packages/config/src/projects';

describe('what rests on a source', () => {
  let store: Store;
  let outside: Sources;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    outside = await startSources(NOON);
    await emptyTables(store.db, 'projects, sources, incidents, imports, events, meta, collections');
    await storeFullProject(store.db, 'vault', 1);
  });
  afterEach(() => outside.close());
  afterAll(() => store.close());

  const facts = async () => Object.fromEntries(await countFacts(store.db));
  const state = async (name: string, now = NOON) =>
    (await listSourceStates(store.db, now)).find((row) => row.name === name)!;

  it('is what it said of each fact in force, and a search for each of its lists', async () => {
    const url = 'https://github.com/vault/core';
    const typed = await storeSource(store.db, 'repository');
    const value = { public: true, lastActivityOn: '2026-01-01', url };
    await observe(store.db, 'vault', 'repository', value, typed, '2026-11-20T01:00:00.000Z');
    expect(await facts()).toEqual({});
    await collectFrom(store, outside);
    const expected = { defihacklabs: 1, 'defillama-hacks': 1, sourcify: 1, repository: 1 };
    expect(await facts()).toEqual(expected);
    const newer = await storeSource(store.db, 'A look of a person');
    await observe(store.db, 'vault', 'repository', value, newer, '2026-11-22T00:00:00.000Z');
    const { repository: _replaced, ...others } = expected;
    expect(await facts()).toEqual(others);
  });

  it('is each field of a contract, by its own source or that of the contract, and a bounty', async () => {
    const cite = (title: string, url: string) => storeSource(store.db, title, undefined, { url });
    const file = await cite('Upgrades', `${BLOB}/vault/discovered.json`);
    const answer = await cite('Answer of Sourcify', 'https://sourcify.dev/server/v2/contract/1/0x');
    await store.db
      .update(contracts)
      .set({ sourceId: file, fieldSources: { verified: answer }, proxy: null });
    await store.db
      .update(bounties)
      .set({ sourceId: await cite("Immunefi's list of bounty programs", 'https://a.example') })
      .where(eq(bounties.projectId, 'vault'));
    expect(await facts()).toEqual({ l2beat: 4, sourcify: 1, immunefi: 1 });
  });

  it.each([
    [`${BLOB}/vault/diffHistory.md`],
    ['https://github.com/evil/l2beat/blob/0123abc/packages/config/src/projects/v/discovered.json'],
    ['https://example.org/?u=https://github.com/l2beat/l2beat/blob/x/discovered.json'],
  ])('is nothing that %s says', async (url) => {
    const other = await storeSource(store.db, 'Another file', undefined, { url });
    await store.db.update(contracts).set({ sourceId: other });
    expect(await facts()).toEqual({});
  });

  it('runs out within seven days where nothing renews it', async () => {
    await collectFrom(store, outside);
    await rateProjects(store, { now: NOON });
    expect(await state('sourcify')).toMatchObject({ facts: 1, endsSoon: 0, failing: 0 });
    // Read by this site: valid for 30 days.
    expect(await state('defillama-hacks', daysAfter(NOON, 25))).toMatchObject({ endsSoon: 1 });
  });

  it('is in the metrics, with the looks that failed', async () => {
    await collectFrom(store, outside);
    outside.lies = [() => [503, 'no']];
    await collectFrom(store, outside, { now: () => daysAfter(NOON, 2) });
    const registry = new Registry();
    registerCollectMetrics(registry, { store, now: () => daysAfter(NOON, 2) });
    const body = await registry.metrics();
    expect(body).toContain('source_facts{source="sourcify"} 1');
    expect(body).toContain('source_failing_targets{source="defihacklabs"} 1');
    expect(body).toContain('source_failed_looks{source="defihacklabs"} 1');
    expect(body).toContain('source_last_success_age_seconds{source="defihacklabs"} 172800');
  });
});
