import { sql } from 'drizzle-orm';
import { openTestStore } from '../../../testing/store';
import { audits, contracts, pageViews, votes } from '../../db/schema';
import type { Store } from '../../db/store';
import { emptyTables } from '../../db/testing/emptyTables';
import {
  CHECKED_AT,
  NOON,
  observe,
  storeIncident,
  storeProject,
  storeSource,
  testAddress,
  testContractId,
} from '../testing/storeProject';
import { collectFacts } from './collectFacts';

describe('facts at a moment', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    await emptyTables(store.db, 'projects, sources');
  });
  afterAll(() => store.close());

  const loadFacts = async (now = NOON) => (await collectFacts(store.db, ['vault'], now))[0]!.facts;
  const storeVault = async (more: Parameters<typeof storeProject>[2] = {}) => {
    await storeProject(store.db, 'vault', more);
    return storeSource(store.db, 'vault-file');
  };

  it("counts votes up to now, and views of the last 30 days once a day per network, from this site's own record", async () => {
    await storeVault();
    const vote = { projectId: 'vault', votedAt: CHECKED_AT };
    await store.db.insert(votes).values([
      { ...vote, voterKey: '1', yes: true },
      { ...vote, voterKey: '2', yes: false },
      { ...vote, voterKey: '3', yes: true, votedAt: '2026-11-22T00:00:00.000Z' },
    ]);
    const view = (hour: string, visitorKey: string, network: string) => ({
      ...{ projectId: 'vault', hour: `${hour}:00:00.000Z`, visitorKey },
      networkKeys: ['address', network],
    });
    await store.db
      .insert(pageViews)
      .values([
        view('2026-11-20T09', '1', 'n1'),
        view('2026-11-20T10', '1', 'n1'),
        view('2026-11-20T10', '2', 'n1'),
        view('2026-11-20T10', '3', 'n2'),
        view('2026-11-19T10', '1', 'n1'),
        view('2026-10-01T00', '1', 'n1'),
        view('2026-11-22T00', '1', 'n1'),
      ]);
    const at = NOON.toISOString();
    const evidence = [{ url: null, tier: 'P3', statedAt: at, readAt: at, how: 'machine' }];
    expect(await loadFacts()).toMatchObject({
      votes: { value: { yes: 1, no: 1 }, evidence },
      pageViews: { value: { views30d: 3 }, evidence },
    });
  });

  it('takes the newest observation of a key, the later row among equals, and none without a source', async () => {
    const sourceId = await storeVault();
    const say = (seconds: number, at: string) =>
      observe(store.db, 'vault', 'exit-window', { seconds }, sourceId, at);
    await say(1, '2026-11-19T00:00:00.000Z');
    await say(2, CHECKED_AT);
    await say(3, CHECKED_AT);
    await store.db.execute(sql`insert into observations (project_id, key, value, observed_at)
      values ('vault', 'exit-window', '{"seconds": 9}', '2026-11-21T00:00:00Z')`);
    const seconds = async (at?: string) =>
      (await loadFacts(at ? new Date(at) : NOON)).exitWindow?.value.seconds;
    expect([await seconds(), await seconds('2026-11-19T12:00:00Z')]).toEqual([3, 1]);
    expect(await seconds('2026-11-18T12:00:00Z')).toBeUndefined();
  });

  it('ignores what happened later', async () => {
    const sourceId = await storeVault({ status: 'wound-down', statusSince: '2026-11-22' });
    await storeIncident(store.db, 'vault', '2026-11-22', sourceId);
    await store.db.insert(audits).values({
      ...{ id: 'next', projectId: 'vault', auditor: 'Firm', publishedOn: '2026-11-22' },
      reportUrl: 'https://example.org/a.pdf',
    });
    await store.db.insert(contracts).values({
      ...{ id: testContractId(2), projectId: 'vault', chain: 'eip155:1', name: 'New' },
      ...{ address: testAddress(2), role: 'vault', deployedOn: '2026-11-22' },
    });
    const none = { status: 'active', audits: [], incidents: [], contracts: [] };
    expect(await loadFacts()).toMatchObject(none);
    const { status, ...lists } = await loadFacts(new Date('2026-11-22T12:00:00Z'));
    const { audits: reports, incidents: events, contracts: codes } = lists;
    expect([status, reports, events, codes]).toMatchObject(['wound-down', [{}], [{}], [{}]]);
  });
});
