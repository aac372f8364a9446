import { sql } from 'drizzle-orm';
import { openTestStore } from '../../../testing/store';
import { audits, contracts, findings, pageViews, votes } from '../../db/schema';
import type { Store } from '../../db/store';
import { emptyTables } from '../../db/testing/emptyTables';
import {
  testAddress,
  CHECKED_AT,
  testContractId,
  daysAfter,
  NOON,
  observe,
  storeFullProject,
  storeIncident,
  storeProject,
  storeSource,
} from '../testing/storeProject';
import { collectFacts } from './collectFacts';

describe('collectFacts', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    await emptyTables(store.db, 'projects, sources');
  });
  afterAll(() => store.close());

  const loadFacts = async (id: string, now = NOON) =>
    (await collectFacts(store.db, [id], now))[0]!.facts;
  const evidence = {
    url: 'https://example.org/vault-file',
    title: 'vault-file',
    tier: 'P1',
    observedAt: CHECKED_AT,
  };

  it('carries each stored fact with its source', async () => {
    await storeFullProject(store.db, 'vault', 1);
    expect(await loadFacts('vault')).toMatchObject({
      projectId: 'vault',
      status: 'active',
      firstDeployedOn: { value: '2020-03-01', evidence: [evidence] },
      contracts: [
        {
          id: testContractId(1),
          name: 'Vault',
          proxy: false,
          implementation: null,
          holdsFunds: true,
          verified: 'exact',
          codeChangedOn: '2020-03-01',
          evidence: [evidence],
        },
      ],
      audits: [
        {
          auditor: 'Example Audits',
          publishedOn: '2025-06-01',
          scope: [{ contract: testContractId(1), implementation: null }],
          findings: [
            { severity: 'medium', status: 'acknowledged', count: 1 },
            { severity: 'medium', status: 'resolved', count: 3 },
          ],
          evidence: [evidence],
        },
      ],
      bounty: { value: { status: 'active', topRewardUsd: 100_000 }, evidence: [evidence] },
      team: { value: { confirmedNames: 2 }, evidence: [evidence] },
      addressesPublished: { value: { published: true } },
      holderConcentration: { value: { top10Share: 0.35 } },
      market: null,
      votes: null,
      pageViews: null,
      sellability: null,
      postingActivity: null,
      incidents: [],
    });
  });

  it('answers nulls and empty lists where nothing is recorded, and leaves unknown ids out', async () => {
    await storeProject(store.db, 'coin');
    const collected = await collectFacts(store.db, ['nobody', 'coin'], NOON);
    expect(collected).toHaveLength(1);
    const {
      projectId,
      status,
      contracts: none,
      audits: no,
      incidents: nor,
      ...rest
    } = collected[0]!.facts;
    expect([projectId, status, none, no, nor]).toEqual(['coin', 'active', [], [], []]);
    expect(Object.values(rest)).toEqual(Object.values(rest).map(() => null));
    expect(await collectFacts(store.db, [], NOON)).toEqual([]);
  });

  it('takes the newest observation of a key, the later row among equals, and none without a source', async () => {
    await storeProject(store.db, 'vault');
    const sourceId = await storeSource(store.db, 'vault-file');
    await observe(
      store.db,
      'vault',
      'team',
      { confirmedNames: 1 },
      sourceId,
      '2026-11-19T00:00:00.000Z',
    );
    await observe(store.db, 'vault', 'team', { confirmedNames: 2 }, sourceId, CHECKED_AT);
    await observe(store.db, 'vault', 'team', { confirmedNames: 3 }, sourceId, CHECKED_AT);
    await store.db.execute(sql`insert into observations (project_id, key, value, observed_at)
      values ('vault', 'team', '{"confirmedNames": 9}', '2026-11-21T00:00:00Z')`);
    expect((await loadFacts('vault')).team).toEqual({
      value: { confirmedNames: 3 },
      evidence: [evidence],
    });
    expect((await loadFacts('vault', new Date('2026-11-19T12:00:00Z'))).team?.value).toEqual({
      confirmedNames: 1,
    });
    expect((await loadFacts('vault', new Date('2026-11-18T12:00:00Z'))).team).toBeNull();
  });

  it('ignores facts recorded later', async () => {
    const sourceId = await storeFullProject(store.db, 'vault', 1, {
      status: 'wound-down',
      statusSince: '2026-11-22',
    });
    await storeIncident(store.db, 'vault', '2026-11-22', sourceId);
    await storeIncident(store.db, 'vault', '2026-11-10', sourceId, { resolvedOn: '2026-11-22' });
    await store.db.insert(audits).values({
      id: 'next',
      projectId: 'vault',
      auditor: 'Later',
      publishedOn: '2026-11-22',
      reportUrl: 'https://example.org/next.pdf',
    });
    await store.db.insert(contracts).values([
      {
        id: testContractId(2),
        projectId: 'vault',
        chain: 'eip155:1',
        address: testAddress(2),
        name: 'New',
        role: 'core',
        deployedOn: '2026-11-22',
      },
      {
        id: testContractId(3),
        projectId: 'vault',
        chain: 'eip155:1',
        address: testAddress(3),
        name: 'Upgraded',
        role: 'core',
        deployedOn: '2021-01-01',
        codeChangedOn: '2026-11-22',
        implementation: testContractId(4),
        verified: 'exact',
      },
    ]);
    const before = await loadFacts('vault');
    expect(before).toMatchObject({
      status: 'active',
      audits: [{ auditor: 'Example Audits' }],
      incidents: [{ resolved: false }],
    });
    expect(before.contracts).toMatchObject([
      { name: 'Vault' },
      { name: 'Upgraded', implementation: null, verified: null, codeChangedOn: null },
    ]);
    const after = await loadFacts('vault', daysAfter(NOON, 1));
    expect(after).toMatchObject({
      status: 'wound-down',
      incidents: [{ resolved: true }, { occurredOn: '2026-11-22' }],
    });
    expect(after.audits).toHaveLength(2);
    expect(after.contracts).toMatchObject([
      { name: 'Vault' },
      { name: 'New' },
      { name: 'Upgraded', verified: 'exact' },
    ]);
    expect((await loadFacts('vault', new Date('2026-11-19T00:00:00Z'))).bounty).toBeNull();
  });

  it('binds an audit to contracts of the project, whatever the spelling of the address', async () => {
    await storeFullProject(store.db, 'vault', 10);
    const spelled = `eip155:1:0x${testAddress(10).slice(2).toUpperCase()}`;
    const scope = { contracts: [{ id: spelled }, { id: testContractId(77) }] };
    await store.db.update(audits).set({ scope });
    expect((await loadFacts('vault')).audits[0]!.scope).toEqual([
      { contract: testContractId(10), implementation: null },
    ]);
    await store.db.update(audits).set({ scope: { commit: 'abc' } });
    expect((await loadFacts('vault')).audits[0]!.scope).toEqual([]);
    await store.db.update(audits).set({ scope: null });
    expect((await loadFacts('vault')).audits[0]!.scope).toBeNull();
  });

  it("knows a report's findings only when they are recorded, and takes the report itself as the source if none is recorded", async () => {
    await storeProject(store.db, 'vault');
    const audit = {
      projectId: 'vault',
      auditor: 'Example Audits',
      publishedOn: '2025-06-01',
      reportUrl: 'https://example.org/a.pdf',
    };
    await store.db.insert(audits).values([
      { id: 'a', ...audit },
      { id: 'b', ...audit, findingsKnown: true },
      { id: 'c', ...audit, findingsKnown: true },
    ]);
    await store.db.insert(findings).values([
      { auditId: 'c', ordinal: 1, title: 'One', severity: 'major', status: 'open' },
      { auditId: 'c', ordinal: 2, title: 'Two', severity: 'major', status: 'open' },
    ]);
    const facts = await loadFacts('vault');
    expect(facts.audits.map((item) => item.findings)).toEqual([
      null,
      [],
      [{ severity: 'major', status: 'open', count: 2 }],
    ]);
    expect(facts.audits[0]!.evidence).toEqual([
      {
        url: 'https://example.org/a.pdf',
        title: 'Example Audits audit report',
        tier: 'P1',
        observedAt: '2025-06-01T00:00:00.000Z',
      },
    ]);
  });

  it("counts votes up to now, and views of the last 30 days once a day per network, from this site's own record", async () => {
    await storeProject(store.db, 'vault');
    const vote = { projectId: 'vault' };
    await store.db.insert(votes).values([
      { ...vote, voterKey: '1', yes: true, votedAt: CHECKED_AT },
      { ...vote, voterKey: '2', yes: false, votedAt: CHECKED_AT },
      { ...vote, voterKey: '3', yes: true, votedAt: '2026-11-22T00:00:00.000Z' },
    ]);
    const view = (hour: string, visitorKey: string, network: string) => ({
      projectId: 'vault',
      hour,
      visitorKey,
      networkKeys: ['address', network],
    });
    await store.db
      .insert(pageViews)
      .values([
        view('2026-11-20T09:00:00.000Z', '1', 'n1'),
        view('2026-11-20T10:00:00.000Z', '1', 'n1'),
        view('2026-11-20T10:00:00.000Z', '2', 'n1'),
        view('2026-11-20T10:00:00.000Z', '3', 'n2'),
        view('2026-11-19T10:00:00.000Z', '1', 'n1'),
        view('2026-10-01T00:00:00.000Z', '1', 'n1'),
        view('2026-11-22T00:00:00.000Z', '1', 'n1'),
      ]);
    const own = { url: null, tier: 'P3', observedAt: NOON.toISOString() };
    expect(await loadFacts('vault')).toMatchObject({
      votes: { value: { yes: 1, no: 1 }, evidence: [{ ...own, title: 'Votes on this site' }] },
      pageViews: {
        value: { views30d: 3 },
        evidence: [{ ...own, title: 'Page views on this site' }],
      },
    });
  });

  it('marks every fact of a sample project as sample', async () => {
    await storeFullProject(store.db, 'vault', 1, { sample: true });
    const [collected] = await collectFacts(store.db, ['vault'], NOON);
    expect(collected).toMatchObject({
      sample: true,
      facts: {
        team: { sample: true },
        bounty: { sample: true },
        firstDeployedOn: { sample: true },
      },
    });
  });
});
